import { type Network, numbersOf, type Step, type Weights } from './onnx.ts';

/** Keeps a constant under a name of its own. */
export function constant(constants: Map<string, Weights>, shape: number[], values: Float32Array): string {
  const name = `shorter.${constants.size}`;
  constants.set(name, { shape, values });
  return name;
}

/** The one number that a step adds, multiplies or divides by, or null where it has none. */
export function scalar(constants: Map<string, Weights>, { inputs }: Step): number | null {
  const values = inputs.flatMap((name) => constants.get(name) ?? []).map((weights) => weights.values);
  return values.length === 1 && values[0]?.length === 1 ? (values[0][0] ?? null) : null;
}

/** What a step of two inputs takes beside its constant. */
export function input(constants: Map<string, Weights>, { inputs }: Step): string {
  return inputs.find((name) => !constants.has(name)) ?? '';
}

/** Whether a convolution looks at single points only. */
export function isSingle(step: Step): boolean {
  return (
    numbersOf(step, 'kernel_shape').every((size) => size === 1) &&
    numbersOf(step, 'pads').every((pad) => pad === 0)
  );
}

/** Finds the step of a kind that alone takes what a step gives. */
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
