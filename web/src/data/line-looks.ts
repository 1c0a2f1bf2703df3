import type { LineKind } from '#shared/lines/line.ts';

/** What people call the kinds of line. */
export const kindNames: Record<LineKind, string> = {
  labour: 'Labour',
  material: 'Materials',
  other: 'Other',
  deposit: 'Deposit',
};
