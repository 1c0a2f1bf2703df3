import { textLimits } from '#shared/limits.ts';
import type { Standing } from './target.ts';

interface Known {
  number: string;
  clientId: number;
  amount: number;
}

/** Identifies documents by number: one with the same client and amount is already there; otherwise the number is taken. */
export const numberStandings = <Fields>(
  existing: readonly Known[],
  of: (fields: Fields) => { number: string; amount: number },
): ((fields: Fields, who: string) => Standing) => {
  const known = new Map(
    existing.map(({ number, clientId, amount }) => [number, { who: String(clientId), amount }]),
  );
  return (fields, who) => {
    const { number, amount } = of(fields);
    const found = known.get(number);
    if (found) return found.who === who && found.amount === amount ? 'there' : 'taken';
    known.set(number, { who, amount });
    return undefined;
  };
};

/** `INV-7`, then `INV-7/2`, `INV-7/3`: deterministic, so that importing a file again finds them. */
export const nextNumber = (number: string): string => {
  const [, stem = number, count = '1'] = /^(.*)\/(\d+)$/.exec(number) ?? [];
  const suffix = `/${Number(count) + 1}`;
  return stem.slice(0, textLimits.code - suffix.length) + suffix;
};
