import type { Certificate } from '../../certificates/contract.ts';

/** A certificate as far as it says how its property stands. */
export type Standing = Pick<Certificate, 'state' | 'nextDue' | 'openDefects'>;

/** Only what holds counts: a draft promises nothing yet, and another version or nothing came after the rest. */
const isCounted = ({ state }: Standing): boolean => state === null || state === 'issued';

/** How a property stands by its certificates. */
export const siteStanding = (papers: readonly Standing[], today: string) => {
  const counted = papers.filter(isCounted);
  const due = counted.flatMap(({ nextDue }) => nextDue ?? []).sort();
  return {
    nextDue: due[0] ?? null,
    overdue: due.filter((day) => day < today).length,
    openDefects: counted.reduce((sum, { openDefects }) => sum + (openDefects ?? 0), 0),
  };
};
