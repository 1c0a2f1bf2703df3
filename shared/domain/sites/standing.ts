import type { Certificate } from '../../certificates/contract.ts';
import type { Due } from '../../dues/contract.ts';
import { holds } from '../certificates/holds.ts';

/** A certificate as far as it says what is still to be put right. */
type Paper = { readonly [Name in 'state' | 'openDefects']?: Certificate[Name] | undefined };

/** How a property stands: by its rows in the register of what is due, the earliest first, and by what its certificates found. */
export const siteStanding = (dues: readonly Due[], papers: readonly Paper[]) => ({
  nextDue: dues.find(({ state }) => state === 'open' || state === 'booked')?.dueOn ?? null,
  overdue: dues.filter(({ shown }) => shown === 'overdue').length,
  openDefects: papers.filter(holds).reduce((sum, { openDefects }) => sum + (openDefects ?? 0), 0),
});
