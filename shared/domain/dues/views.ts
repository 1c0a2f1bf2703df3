import type { DueRecord, DuesQuery } from '../../dues/contract.ts';
import { clientNamed } from '../clients/views.ts';
import { queryIn, type Reader, type ViewEntry } from '../reader.ts';
import { duesAsked, type Registered, registerOf } from './register.ts';

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

export const dueViews: readonly ViewEntry[] = [
  {
    route: 'GET /api/dues',
    needs: registerKinds,
    view: (db, input, { today }) => duesAsked(registerIn(db, today), queryIn<DuesQuery>(input)),
  },
];
