import type { Certificate, CertificateRow, FilledCertificate } from '../../certificates/contract.ts';
import { clientNamed } from '../clients/views.ts';
import { certificatesDue } from '../dues/certificates.ts';
import { registeredIn, registerIn, registerKinds } from '../dues/views.ts';
import { shownLetters } from '../letters/shown.ts';
import { idIn, queryIn, type Reader, type ViewEntry } from '../reader.ts';
import { historyIn } from './appliance-history.ts';
import { isOld, pastKeeping } from './retention.ts';

/** A certificate without its file's URL, which the server signs and which soon expires. It has a file if it has a type. */
export type CertificateSeen = Omit<Certificate, 'fileUrl'>;

const ofJob = (db: Reader, jobId: number): readonly CertificateSeen[] | null =>
  db.get('job', jobId) ? db.by('certificate', 'jobId', jobId) : null;

/** The certificates of a property and of its jobs. */
export const certificatesAt = (db: Reader, siteId: number, jobs: ReadonlySet<number>) =>
  db.all('certificate').filter((one) => one.siteId === siteId || jobs.has(one.jobId));

interface Filter {
  kind?: string;
  state?: string;
  siteId?: number | string;
  clientId?: number | string;
}

const siteIn = (db: Reader, siteId: number | null): CertificateRow['site'] => {
  const site = siteId === null ? undefined : db.get('site', siteId);
  if (!site) return null;
  const { id, name, address, postcode, tenure, nation } = site;
  return { id, name, address, postcode, tenure, nation };
};

const none: ReadonlySet<number> = new Set();

const all = (db: Reader, { kind, state, siteId, clientId }: Filter, today: string): CertificateRow[] => {
  const papers = db.all('certificate');
  const past = papers.some((one) => isOld(one, today)) ? pastKeeping(registeredIn(db, today)) : none;
  return papers
    .filter((one) => (!kind || one.kind === kind) && (!state || (one.state ?? 'kept') === state))
    .filter((one) => siteId === undefined || one.siteId === Number(siteId))
    .flatMap((one) => {
      const job = db.get('job', one.jobId);
      if (clientId !== undefined && job?.clientId !== Number(clientId)) return [];
      const named = job ? { id: job.id, title: job.title } : null;
      const client = job ? clientNamed(db, job.clientId) : null;
      return [{ ...one, job: named, client, site: siteIn(db, one.siteId), isPastKeeping: past.has(one.id) }];
    });
};

/** A certificate with its form's values. What is still missing is worked out where it is shown. */
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
      others: db.get('certificateValues', id)?.others ?? {},
      leftOver: db.get('certificateValues', id)?.leftOver ?? {},
    }),
  };
};

const letters = (db: Reader, jobId: number, id: number) =>
  db.get('certificate', id)?.jobId === jobId
    ? shownLetters(db.all('letter').filter((letter) => letter.certificateId === id))
    : null;

export const certificateViews: readonly ViewEntry[] = [
  {
    route: 'GET /api/jobs/{id}/certificates/{certificateId}/letters',
    needs: ['certificate', 'letter'],
    view: (db, input) => letters(db, idIn(input), idIn(input, 'certificateId')),
  },
  {
    route: 'GET /api/jobs/{id}/certificates',
    needs: ['job', 'certificate'],
    view: (db, input) => ofJob(db, idIn(input)),
  },
  {
    route: 'GET /api/certificates/due',
    needs: registerKinds,
    view: (db, input, { today }) =>
      certificatesDue(registerIn(db, today), {
        query: queryIn(input),
        today,
        job: (id) => db.get('job', id),
      }),
  },
  {
    route: 'GET /api/certificates',
    // Without the register's stored dates, which field workers don't have, fewer are past keeping, or the server refuses.
    needs: ['certificate', 'job', 'client', 'site'],
    view: (db, input, { today }) => all(db, queryIn<Filter>(input), today),
  },
  {
    route: 'GET /api/jobs/{id}/certificates/{certificateId}',
    needs: ['certificate', 'certificateValues'],
    view: (db, input) => filled(db, idIn(input), idIn(input, 'certificateId')),
  },
  {
    route: 'GET /api/sites/{id}/appliances/{applianceId}/history',
    needs: ['appliance', 'certificate', 'certificateValues'],
    view: (db, input) => historyIn(db, idIn(input), idIn(input, 'applianceId')),
  },
];
