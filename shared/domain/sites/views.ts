import type { Appliance } from '../../sites/appliance.ts';
import type { Site } from '../../sites/site.ts';
import { clientNamed } from '../clients/views.ts';
import { idIn, queryIn, type Reader, type RecordOf, type ViewEntry } from '../reader.ts';

const shown = (db: Reader, site: RecordOf<'site'>): Site => ({
  ...site,
  client: clientNamed(db, site.clientId),
});

const list = (db: Reader, clientId: number | undefined): Site[] =>
  (clientId ? db.by('site', 'clientId', clientId) : db.all('site')).map((site) => shown(db, site));

const get = (db: Reader, id: number): Site | null => {
  const site = db.get('site', id);
  return site ? shown(db, site) : null;
};

const appliances = (db: Reader, siteId: number): readonly Appliance[] | null =>
  db.get('site', siteId) ? db.by('appliance', 'siteId', siteId) : null;

const needs = ['site', 'client'] as const;

export const siteViews: readonly ViewEntry[] = [
  {
    route: 'GET /api/sites',
    needs,
    view: (db, input) => {
      const { clientId } = queryIn<{ clientId: string | number }>(input);
      return list(db, clientId === undefined ? undefined : Number(clientId));
    },
  },
  { route: 'GET /api/sites/{id}', needs, view: (db, input) => get(db, idIn(input)) },
  {
    route: 'GET /api/sites/{id}/appliances',
    needs: ['site', 'appliance'],
    view: (db, input) => appliances(db, idIn(input)),
  },
];
