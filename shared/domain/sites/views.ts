import type { Appliance } from '../../sites/appliance.ts';
import type { Site } from '../../sites/site.ts';
import { clientNamed } from '../clients/views.ts';
import { registerKinds, standingsIn } from '../dues/views.ts';
import { idIn, queryIn, type Reader, type RecordOf, type ViewEntry } from '../reader.ts';

type Standing = Pick<Site, 'nextDue' | 'overdue' | 'openDefects'>;

/** What stands above properties and says how each stands. */
const standings: readonly ((db: Reader, today: string) => (siteId: number) => Standing)[] = [standingsIn];

/** Renders properties with their state. */
const showing = (db: Reader, today: string) => {
  const known = standings.map((standingsOn) => standingsOn(db, today));
  return (site: RecordOf<'site'>): Site => {
    const quiet: Standing = { nextDue: null, overdue: 0, openDefects: 0 };
    const standing: Standing = Object.assign(quiet, ...known.map((standingOf) => standingOf(site.id)));
    return { ...site, client: clientNamed(db, site.clientId), ...standing };
  };
};

const list = (db: Reader, clientId: number | undefined, today: string): Site[] =>
  (clientId ? db.by('site', 'clientId', clientId) : db.all('site')).map(showing(db, today));

const get = (db: Reader, id: number, today: string): Site | null => {
  const site = db.get('site', id);
  return site ? showing(db, today)(site) : null;
};

const appliances = (db: Reader, siteId: number): readonly Appliance[] | null =>
  db.get('site', siteId) ? db.by('appliance', 'siteId', siteId) : null;

export const siteViews: readonly ViewEntry[] = [
  {
    route: 'GET /api/sites',
    needs: ['site', 'client', ...registerKinds],
    view: (db, input, { today }) => {
      const { clientId } = queryIn<{ clientId: string | number }>(input);
      return list(db, clientId === undefined ? undefined : Number(clientId), today);
    },
  },
  {
    route: 'GET /api/sites/{id}',
    needs: ['site', 'client', ...registerKinds],
    view: (db, input, { today }) => get(db, idIn(input), today),
  },
  {
    route: 'GET /api/sites/{id}/appliances',
    needs: ['site', 'appliance'],
    view: (db, input) => appliances(db, idIn(input)),
  },
];
