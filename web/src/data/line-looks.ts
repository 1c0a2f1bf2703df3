import type { LineKind } from '#shared/lines/line.ts';

/** The names of the kinds of line. */
export const kindNames: Record<LineKind, string> = {
  labour: 'Labour',
  material: 'Materials',
  other: 'Other',
  deposit: 'Deposit',
};
