import { apart, millionths, quotient } from '../engine/decimal.ts';
import { type Form, warn } from '../engine/form.ts';
import { type Fields, isAbove, isYes, numberIn } from '../engine/values.ts';
import {
  delayedRcdMost,
  leastInsulation,
  measuredShare,
  rcdMost,
  ringTolerance,
  touchVolts,
} from './electrical-figures.ts';

/** A circuit: its fields, the path of its readings and its limits. */
export interface Circuit {
  fields: Fields;
  /** The path of its readings. */
  path: string;
  maxZs: number | null;
  ze: number | undefined;
}

/** True if an RCD keeps the touch voltage low enough at this Zs. */
const isKeptByRcd = (fields: Fields, zs: number | undefined): boolean => {
  const rcd = numberIn(fields, 'rcdMa');
  if (zs === undefined || !rcd) return false;
  return millionths(zs) * millionths(rcd) <= millionths(touchVolts.value * 1000) * 1_000_000n;
};

const readZs = (form: Form, { fields, path, maxZs, ze }: Circuit): void => {
  const zs = numberIn(fields, 'zs');
  const at = `${path}.zs`;
  if (maxZs !== null && isAbove(fields, 'zs', maxZs)) {
    if (isKeptByRcd(fields, zs)) warn(form, 'zs_relies_on_rcd', at, `Above ${maxZs} Ω: it relies on the RCD`);
    else warn(form, 'zs_over_max', at, `Above the maximum of ${maxZs} Ω`);
  } else if (maxZs !== null) {
    const most = quotient(millionths(maxZs) * BigInt(measuredShare.value), 100_000_000n, 2);
    if (isAbove(fields, 'zs', most)) warn(form, 'zs_over_80', at, `Above ${most} Ω, 80% of the maximum`);
  }
  if (zs !== undefined && ze !== undefined && millionths(zs) < millionths(ze))
    warn(form, 'zs_below_ze', at, `Below Ze, which is ${ze} Ω`);
};

const readInsulation = (form: Form, { fields, path }: Circuit): void => {
  for (const key of ['irLL', 'irLE']) {
    const reading = numberIn(fields, key);
    if (reading !== undefined && millionths(reading) < millionths(leastInsulation.value))
      warn(form, 'ir_below_1', `${path}.${key}`, 'Below 1 MΩ');
  }
};

const readRcd = (form: Form, { fields, path }: Circuit): void => {
  const most = isYes(fields.rcdDelay) ? delayedRcdMost.value : rcdMost.value;
  if (isAbove(fields, 'rcdMs', most)) warn(form, 'rcd_slow', `${path}.rcdMs`, `Slower than ${most} ms`);
};

const readRing = (form: Form, { fields, path }: Circuit): void => {
  if (!isYes(fields.ring)) return;
  const [r1, rn, r2, r1r2] = ['r1', 'rn', 'r2', 'r1r2'].map((key) => numberIn(fields, key));
  const most = millionths(ringTolerance.value);
  if (r1 !== undefined && rn !== undefined && apart(millionths(r1), millionths(rn)) > most)
    warn(form, 'ring_ends_differ', `${path}.rn`, 'More than 0.05 Ω from r1');
  if (r1 === undefined || r2 === undefined || r1r2 === undefined) return;
  if (apart(4n * millionths(r1r2), millionths(r1) + millionths(r2)) > 4n * most)
    warn(form, 'ring_r1r2_differs', `${path}.r1r2`, 'More than 0.05 Ω from (r1 + r2) / 4');
};

/** Warns of doubtful readings of a circuit; readings without a number are skipped. */
export const readCircuit = (form: Form, circuit: Circuit): void => {
  readZs(form, circuit);
  readInsulation(form, circuit);
  readRcd(form, circuit);
  readRing(form, circuit);
  const rcd = numberIn(circuit.fields, 'rcdMa');
  if (rcd === undefined || rcd <= 0) return;
  for (const key of ['rcdMs', 'rcdButton']) {
    if (circuit.fields[key] === undefined || circuit.fields[key] === '')
      form.found.missing.add(`${circuit.path}.${key}`);
  }
};
