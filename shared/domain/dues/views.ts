import type { Due, DueRecord, DuesQuery } from '../../dues/contract.ts';
import { clientNamed } from '../clients/views.ts';
import { queryIn, type Reader, type ViewEntry } from '../reader.ts';
import { duesAsked, type Registered, registerOf } from './register.ts';
import { siteStanding } from './standing.ts';

/** What the register is built from, of the records on the device. */
export const registeredIn = (db: Reader, today: string): Registered => ({
  papers: db.all('certificate'),
  kept: db.all('due') as readonly DueRecord[],
  sites: db.all('site'),
  job: (id) => db.get('job', id),
  client: (id) => clientNamed(db, id),
  today,
});

/** The register from the records on the device. */
export const registerIn = (db: Reader, today: string) => registerOf(registeredIn(db, today));

export const registerKinds = ['due', 'certificate', 'site', 'job', 'client'] as const;

/** The certificates that name the property, and those of its jobs that name none. */
const papersOf = (db: Reader, siteId: number) => {
  const ofJobs = db.by('job', 'siteId', siteId).flatMap(({ id }) => db.by('certificate', 'jobId', id));
  return [...db.by('certificate', 'siteId', siteId), ...ofJobs.filter((paper) => paper.siteId === null)];
};

/** The state of each property; the register is computed once for all of them. */
export const standingsIn = (db: Reader, today: string) => {
  const dues = new Map<number | null, Due[]>();
  for (const due of registerIn(db, today)) dues.set(due.siteId, [...(dues.get(due.siteId) ?? []), due]);
  return (siteId: number) => siteStanding(dues.get(siteId) ?? [], papersOf(db, siteId));
};

export const dueViews: readonly ViewEntry[] = [
  {
    route: 'GET /api/dues',
    needs: registerKinds,
    view: (db, input, { today }) => duesAsked(registerIn(db, today), queryIn<DuesQuery>(input)),
  },
];
