import type { CertificateState } from '../../certificates/written.ts';
import { addYears, londonDate } from '../../dates.ts';
import { type Registered, registerOf } from '../dues/register.ts';

/**
 * How long somebody can claim on what was certified: Limitation Act 1980 sections 2 and 5, six years. Scotland's five years are
 * shorter (Prescription and Limitation (Scotland) Act 1973 section 6).
 */
const keptYears = 6;

interface Issued {
  state?: CertificateState | null | undefined;
  issuedAt?: string | null | undefined;
  openDefects?: number | null | undefined;
}

/** True if a form's last version was issued more than six years ago, and nothing that it found is still open. */
export const isOld = ({ state, issuedAt, openDefects }: Issued, today: string): boolean =>
  (state === 'withdrawn' || (state === 'issued' && !openDefects)) &&
  addYears(londonDate(issuedAt ?? today), keptYears) < today;

/** The ids of the certificates that the owner may delete: they are old, no due date follows from them, and no draft corrects them. */
export const pastKeeping = (all: Registered): ReadonlySet<number> => {
  const needed = new Set([
    ...registerOf(all).flatMap(({ state, certificateId }) =>
      state === 'open' || state === 'booked' ? [certificateId] : [],
    ),
    ...all.papers.flatMap(({ state, corrects }) => (state === 'draft' ? [corrects] : [])),
  ]);
  const old = all.papers.filter((paper) => isOld(paper, all.today) && !needed.has(paper.id));
  return new Set(old.map(({ id }) => id));
};
