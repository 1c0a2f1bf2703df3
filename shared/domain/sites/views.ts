import type { Due } from '../../dues/contract.ts';
import type { Appliance, ApplianceReading } from '../../sites/appliance.ts';
import type { Site } from '../../sites/site.ts';
import { clientNamed } from '../clients/views.ts';
import { registerIn, registerKinds } from '../dues/views.ts';
import { idIn, queryIn, type Reader, type RecordOf, type ViewEntry } from '../reader.ts';
import { applianceHistory } from './history.ts';
import { siteStanding } from './standing.ts';

/** The certificates that name the property, and those of its jobs that name none. */
const papersOf = (db: Reader, siteId: number) => {
  const ofJobs = db.by('job', 'siteId', siteId).flatMap(({ id }) => db.by('certificate', 'jobId', id));
  return [...db.by('certificate', 'siteId', siteId), ...ofJobs.filter((paper) => paper.siteId === null)];
};

/** Renders properties with their state; the register is computed once for all of them. */
const showing = (db: Reader, today: string) => {
  const dues = new Map<number | null, Due[]>();
  for (const due of registerIn(db, today)) dues.set(due.siteId, [...(dues.get(due.siteId) ?? []), due]);
  return (site: RecordOf<'site'>): Site => ({
    ...site,
    client: clientNamed(db, site.clientId),
    ...siteStanding(dues.get(site.id) ?? [], papersOf(db, site.id)),
  });
};

const list = (db: Reader, clientId: number | undefined, today: string): Site[] =>
  (clientId ? db.by('site', 'clientId', clientId) : db.all('site')).map(showing(db, today));

const get = (db: Reader, id: number, today: string): Site | null => {
  const site = db.get('site', id);
  return site ? showing(db, today)(site) : null;
};

const appliances = (db: Reader, siteId: number): readonly Appliance[] | null =>
  db.get('site', siteId) ? db.by('appliance', 'siteId', siteId) : null;

/** From certificates that name the property and were written in the app. */
export const historyIn = (db: Reader, siteId: number, applianceId: number): ApplianceReading[] | null => {
  if (db.get('appliance', applianceId)?.siteId !== siteId) return null;
  const papers = db.by('certificate', 'siteId', siteId).flatMap((certificate) => {
    const values = db.get('certificateValues', certificate.id)?.values;
    return values ? [{ certificate, values }] : [];
  });
  return applianceHistory(papers, applianceId);
};

export const siteViews: readonly ViewEntry[] = [
  {
    route: 'GET /api/sites',
    needs: registerKinds,
    view: (db, input, { today }) => {
      const { clientId } = queryIn<{ clientId: string | number }>(input);
      return list(db, clientId === undefined ? undefined : Number(clientId), today);
    },
  },
  {
    route: 'GET /api/sites/{id}',
    needs: registerKinds,
    view: (db, input, { today }) => get(db, idIn(input), today),
  },
  {
    route: 'GET /api/sites/{id}/appliances',
    needs: ['site', 'appliance'],
    view: (db, input) => appliances(db, idIn(input)),
  },
  {
    route: 'GET /api/sites/{id}/appliances/{applianceId}/history',
    needs: ['appliance', 'certificate', 'certificateValues'],
    view: (db, input) => historyIn(db, idIn(input), idIn(input, 'applianceId')),
  },
];
