import type { Certificate } from '../../certificates/contract.ts';
import type { Due } from '../../dues/contract.ts';
import { holds } from '../certificates/holds.ts';

/** The fields of a certificate about open defects. */
type Paper = { readonly [Name in 'state' | 'openDefects']?: Certificate[Name] | undefined };

/** A property's state, from its rows in the register (earliest first) and the defects on its certificates. */
export const siteStanding = (dues: readonly Due[], papers: readonly Paper[]) => ({
  nextDue: dues.find(({ state }) => state === 'open' || state === 'booked')?.dueOn ?? null,
  overdue: dues.filter(({ shown }) => shown === 'overdue').length,
  openDefects: papers.filter(holds).reduce((sum, { openDefects }) => sum + (openDefects ?? 0), 0),
});
