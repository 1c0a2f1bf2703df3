import type {
  Certificate,
  CertificateRow,
  DueCertificate,
  FilledCertificate,
} from '../../certificates/contract.ts';
import { dueAheadDays } from '../../certificates/kinds.ts';
import { addDays } from '../../dates.ts';
import { pageRows } from '../../limits.ts';
import type { DatedRange } from '../by-date.ts';
import { clientNamed } from '../clients/views.ts';
import { idIn, queryIn, type Reader, type RecordOf, type ViewEntry } from '../reader.ts';

/** A certificate but for its file's address, which the server signs and which soon ends. One that has a type has a file. */
export type CertificateSeen = Omit<Certificate, 'fileUrl'>;

const ofJob = (db: Reader, jobId: number): readonly CertificateSeen[] | null =>
  db.get('job', jobId) ? db.by('certificate', 'jobId', jobId) : null;

/** Before any day that there is: what is overdue is told of however long it has been. */
const always = '0000-01-01';

/** The days that what falls due is told of, where not both are said: what is overdue and what is due soon. */
export const dueDays = ({ from, to }: DatedRange, today: string): { from: string; to: string } => ({
  from: from ?? always,
  to: to ?? addDays(from ?? today, dueAheadDays),
});

const dueShown = (
  db: Reader,
  certificate: RecordOf<'certificate'>,
  nextDue: string,
  today: string,
): DueCertificate => {
  const { id, jobId, kind, title, number, remindedAt } = certificate;
  const job = db.get('job', jobId);
  return {
    ...{ id, jobId, kind, title, number, nextDue, remindedAt },
    overdue: nextDue < today,
    job: job ? { id: job.id, title: job.title } : null,
    client: job ? clientNamed(db, job.clientId) : null,
  };
};

/** A version that was replaced or withdrawn is not what holds. */
export const holds = ({ state }: Pick<Certificate, 'state'>): boolean =>
  state !== 'replaced' && state !== 'withdrawn';

const due = (db: Reader, query: DatedRange, today: string): DueCertificate[] => {
  const { from, to } = dueDays(query, today);
  return db
    .all('certificate')
    .flatMap((certificate) => {
      const { nextDue } = certificate;
      return nextDue && holds(certificate) && from <= nextDue && nextDue <= to
        ? [dueShown(db, certificate, nextDue, today)]
        : [];
    })
    .sort((a, b) => (a.nextDue === b.nextDue ? a.id - b.id : a.nextDue < b.nextDue ? -1 : 1))
    .slice(0, pageRows);
};

interface Filter {
  kind?: string;
  state?: string;
  siteId?: number | string;
  clientId?: number | string;
}

const all = (db: Reader, { kind, state, siteId, clientId }: Filter): CertificateRow[] =>
  db
    .all('certificate')
    .filter((one) => (!kind || one.kind === kind) && (!state || (one.state ?? 'kept') === state))
    .filter((one) => siteId === undefined || one.siteId === Number(siteId))
    .flatMap((one) => {
      const job = db.get('job', one.jobId);
      if (clientId !== undefined && job?.clientId !== Number(clientId)) return [];
      const named = job ? { id: job.id, title: job.title } : null;
      return [{ ...one, job: named, client: job ? clientNamed(db, job.clientId) : null }];
    });

/** One with what was typed into it; what that lacks is found out where it is shown. */
const filled = (db: Reader, jobId: number, id: number): FilledCertificate | null => {
  const certificate = db.get('certificate', id);
  if (!certificate || certificate.jobId !== jobId) return null;
  const { kind, edition, state } = certificate;
  const isDrawn = state !== null && state !== 'draft';
  return {
    ...certificate,
    fileUrl: null,
    pdfUrl: isDrawn ? `/api/jobs/${jobId}/certificates/${id}/pdf` : null,
    ...(edition !== null && {
      definition: { kind, edition },
      values: db.get('certificateValues', id)?.values ?? {},
    }),
  };
};

export const certificateViews: readonly ViewEntry[] = [
  {
    route: 'GET /api/jobs/{id}/certificates',
    needs: ['job', 'certificate'],
    view: (db, input) => ofJob(db, idIn(input)),
  },
  {
    route: 'GET /api/certificates/due',
    needs: ['certificate', 'job', 'client'],
    view: (db, input, { today }) => due(db, queryIn(input), today),
  },
  {
    route: 'GET /api/certificates',
    needs: ['certificate', 'job', 'client'],
    view: (db, input) => all(db, queryIn<Filter>(input)),
  },
  {
    route: 'GET /api/jobs/{id}/certificates/{certificateId}',
    needs: ['certificate', 'certificateValues'],
    view: (db, input) => filled(db, idIn(input), idIn(input, 'certificateId')),
  },
];
