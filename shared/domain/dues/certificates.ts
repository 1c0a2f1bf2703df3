import type { DueCertificate } from '../../certificates/contract.ts';
import { type CertificateKind, certificateKinds } from '../../certificates/kinds.ts';
import { addDays } from '../../dates.ts';
import type { Due } from '../../dues/contract.ts';
import { pageRows } from '../../limits.ts';
import { soonDays } from '../../sites/kinds.ts';
import type { DatedRange } from '../by-date.ts';

/** Earlier than any real date: overdue items are listed however old they are. */
const always = '0000-01-01';

interface Asked {
  query: DatedRange;
  today: string;
  job: (id: number) => { id: number; title: string } | undefined;
}

const isCertificate = (kind: string): kind is CertificateKind =>
  (certificateKinds as readonly string[]).includes(kind);

/** The certificates of the register that need renewing. Without a date range: those overdue or due soon. */
export const certificatesDue = (rows: readonly Due[], { query, today, job }: Asked): DueCertificate[] => {
  const from = query.from ?? always;
  const to = query.to ?? addDays(query.from ?? today, soonDays);
  return rows
    .flatMap((row) => {
      const { id, certificateId, certificateJobId: jobId, kind, title, number, dueOn, state, client } = row;
      if (certificateId !== id || !jobId || !isCertificate(kind)) return [];
      if ((state !== 'open' && state !== 'booked') || dueOn < from || dueOn > to) return [];
      const at = job(jobId);
      return [
        {
          ...{ id, jobId, kind, title, number, client, nextDue: dueOn, overdue: dueOn < today },
          ...{ remindedAt: row.remindedAt, job: at ? { id: at.id, title: at.title } : null },
        },
      ];
    })
    .slice(0, pageRows);
};
