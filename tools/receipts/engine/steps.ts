import { type Network, numbersOf, type Step, type Weights } from './onnx.ts';

/** Stores a constant under a new name. */
export function constant(constants: Map<string, Weights>, shape: number[], values: Float32Array): string {
  const name = `shorter.${constants.size}`;
  constants.set(name, { shape, values });
  return name;
}

/** The scalar that a node adds, multiplies or divides by; null if it has none. */
export function scalar(constants: Map<string, Weights>, { inputs }: Step): number | null {
  const values = inputs.flatMap((name) => constants.get(name) ?? []).map((weights) => weights.values);
  return values.length === 1 && values[0]?.length === 1 ? (values[0][0] ?? null) : null;
}

/** The input of a two-input node that is not its constant. */
export function input(constants: Map<string, Weights>, { inputs }: Step): string {
  return inputs.find((name) => !constants.has(name)) ?? '';
}

/** True if a convolution's kernel is 1 × 1. */
export function isSingle(step: Step): boolean {
  return (
    numbersOf(step, 'kernel_shape').every((size) => size === 1) &&
    numbersOf(step, 'pads').every((pad) => pad === 0)
  );
}

/** Finds a node's only consumer, if it is of the given kind. */
export function onlyUser(network: Network): (step: Step, does: string) => Step | undefined {
  const users = usersIn(network);
  return ({ outputs: [name = ''] }, does) => {
    const [user, ...more] = users.get(name) ?? [];
    return user?.does === does && more.length === 0 ? user : undefined;
  };
}

export function usersIn({ steps }: Network): Map<string, Step[]> {
  const users = new Map<string, Step[]>();
  for (const step of steps)
    for (const name of step.inputs) users.set(name, [...(users.get(name) ?? []), step]);
  return users;
}

export function sum(values: Float32Array): number {
  return values.reduce((total, value) => total + value, 0);
}
