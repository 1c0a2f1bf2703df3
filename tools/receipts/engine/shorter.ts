import { floatSetting, type Network, readNetwork, type Step, writeNetwork } from './onnx.ts';
import { constant, input, isSingle, onlyUser, scalar, sum, usersIn } from './steps.ts';

/**
 * Fuses a network's nodes for fewer passes over its planes. As published each layer is a convolution and eight element-wise nodes:
 * a factor, a term, the four parts of hard swish (x × clip(x + 3, 0, 6) ÷ 6), a factor, a term. Factors and terms are folded into
 * the adjacent convolutions, and hard swish takes two nodes. Same result within rounding (10⁻⁵), in two thirds of the time.
 */
export function shorter(bytes: Uint8Array): Uint8Array {
  const network = readNetwork(bytes);
  shortenSwish(network);
  foldBehind(network);
  foldBefore(network);
  return writeNetwork(network);
}

/** Hard swish as x × hardSigmoid(x), which is one ONNX operator (Operators, "HardSigmoid"). */
function shortenSwish(network: Network): void {
  const { constants } = network;
  const next = onlyUser(network);
  const spent = new Set<Step>();
  for (const plus of network.steps) {
    const x = input(constants, plus);
    const clip = plus.does === 'Add' && scalar(constants, plus) === 3 ? next(plus, 'Clip') : undefined;
    const times = clip && next(clip, 'Mul');
    const by = times && next(times, 'Div');
    if (!by || !times?.inputs.includes(x) || scalar(constants, by) !== 6) continue;
    plus.does = 'HardSigmoid';
    plus.inputs = [x];
    plus.settings = [floatSetting('alpha', 1 / 6), floatSetting('beta', 0.5)];
    times.inputs = [x, ...plus.outputs];
    times.outputs = by.outputs;
    spent.add(clip).add(by);
  }
  network.steps = network.steps.filter((step) => !spent.has(step));
}

/** Folds a factor and a term after a convolution into its weights. */
function foldBehind(network: Network): void {
  const next = onlyUser(network);
  const spent = new Set<Step>();
  for (const step of network.steps) {
    const line = step.does === 'Conv' && lineFrom(network, next, next(step, 'Mul'));
    if (!line) continue;
    const { by, more } = line;
    const toTerm = (term: number) => term * by + more;
    reweigh(network, step, (weight) => weight * by, toTerm);
    step.outputs = line.plus.outputs;
    spent.add(line.factor).add(line.plus);
  }
  network.steps = network.steps.filter((step) => !spent.has(step));
}

/**
 * Folds a factor before convolutions into their weights, and a term too if their kernels are 1 × 1. A larger kernel pads its edge
 * with zeros, without the term, so there the term stays a separate node.
 */
function foldBefore(network: Network): void {
  const [next, users] = [onlyUser(network), usersIn(network)];
  const spent = new Set<Step>();
  for (const factor of network.steps) {
    const line = lineFrom(network, next, factor);
    const convolutions = users.get(line?.plus.outputs[0] ?? '') ?? [];
    if (!line || convolutions.length === 0 || convolutions.some(({ does }) => does !== 'Conv')) continue;
    const before = input(network.constants, factor);
    const single = convolutions.every(isSingle);
    for (const step of convolutions) takeIn(network, step, line, single ? before : null);
    spent.add(factor);
    if (single) spent.add(line.plus);
    else line.plus.inputs = [before, constant(network.constants, [1], Float32Array.of(line.more / line.by))];
  }
  network.steps = network.steps.filter((step) => !spent.has(step));
}

/** Folds the preceding factor into a convolution; given the name of the input before it, the term as well. */
function takeIn(network: Network, step: Step, { by, more }: Line, before: string | null): void {
  const toTerm = (term: number, own: Float32Array) => (before ? term + (more / by) * sum(own) : term);
  reweigh(network, step, (weight) => weight * by, toTerm);
  if (before) step.inputs = [before, ...step.inputs.slice(1)];
}

/** A factor and the term that is its only consumer. */
type Line = { factor: Step; by: number; plus: Step; more: number };

function lineFrom(
  { constants }: Network,
  next: (step: Step, does: string) => Step | undefined,
  factor: Step | undefined,
): Line | null {
  const plus = factor?.does === 'Mul' ? next(factor, 'Add') : undefined;
  if (!factor || !plus) return null;
  const [by, more] = [scalar(constants, factor), scalar(constants, plus)];
  return by === null || more === null ? null : { factor, by, plus, more };
}

/** Replaces a convolution's weights and bias; the bias is computed from its channel's new weights. */
function reweigh(
  { constants }: Network,
  step: Step,
  toWeight: (weight: number) => number,
  toTerm: (term: number, own: Float32Array) => number,
): void {
  const [input = '', weights = '', terms = ''] = step.inputs;
  const { shape, values } = constants.get(weights) ?? { shape: [0], values: new Float32Array() };
  const channels = shape[0] ?? 0;
  const own = values.map(toWeight);
  const before = constants.get(terms)?.values ?? new Float32Array(channels);
  const after = before.map((term, i) =>
    toTerm(term, own.subarray((i * own.length) / channels, ((i + 1) * own.length) / channels)),
  );
  step.inputs = [input, constant(constants, shape, own), constant(constants, [channels], after)];
}
