import type { ApplianceUpdate, NewAppliance, NewSite, SiteUpdate } from '../../sites/contract.ts';
import { appliancesPerSite } from '../../sites/kinds.ts';
import { historyIn } from '../certificates/appliance-history.ts';
import { beginning, bodyIn, change, changed, laterThan } from '../changed.ts';
import { saidDue } from '../dues/rules.ts';
import type { Apply, MutationEntry } from '../mutation.ts';
import { idIn, type Reader, type RecordOf } from '../reader.ts';
import { applianceDefaults, placeOfSite, siteChanges, siteDefaults } from './rules.ts';

type Site = RecordOf<'site'>;
type Appliance = RecordOf<'appliance'>;

/** True if the client has another property at that address. */
const isTaken = (db: Reader, site: Site): boolean =>
  db
    .by('site', 'clientId', site.clientId)
    .some((other) => other.id !== site.id && placeOfSite(other) === placeOfSite(site));

const nothing = { name: null, uprn: null, landlord: null, access: null, archivedAt: null } as const;

const create: Apply = (db, input, context) => {
  const { id: _, clientId, address, postcode, ...given } = bodyIn<NewSite>(input);
  if (!db.get('client', clientId)) return undefined;
  const blank: Site = {
    ...beginning(context),
    ...{ clientId, address, postcode, ...siteDefaults, ...nothing },
    ...{ contacts: [], applianceCount: 0, jobCount: 0 },
  };
  const site = changed(blank, siteChanges({}, given, context.at));
  return isTaken(db, site) ? [] : [change('site', undefined, site)];
};

const update: Apply = (db, input, { at }) => {
  const current = db.get('site', idIn(input));
  if (!current) return undefined;
  const updatedAt = laterThan(current.updatedAt, at);
  const given = siteChanges(current, bodyIn<SiteUpdate>(input), updatedAt);
  const site = changed(current, { ...given, updatedAt });
  const isRefused = isTaken(db, site) || (site.clientId !== current.clientId && current.jobCount > 0);
  return isRefused ? [] : [change('site', current, site)];
};

const remove: Apply = (db, input) => {
  const current = db.get('site', idIn(input));
  if (!current) return undefined;
  if (current.jobCount > 0 || db.by('certificate', 'siteId', current.id).length > 0) return [];
  if (db.all('due').some((due) => due.siteId === current.id && saidDue(due))) return [];
  const appliances = db.by('appliance', 'siteId', current.id);
  return [
    change('site', current, undefined),
    ...appliances.map((appliance) => change('appliance', appliance, undefined)),
  ];
};

const counted = (site: Site, by: 1 | -1) =>
  change('site', site, { ...site, applianceCount: site.applianceCount + by });

const bare = {
  ...{ make: null, model: null, serial: null, gcNumber: null, flue: null },
  ...{ installedOn: null, warrantyUntil: null, removedOn: null, note: null },
} as const;

const addAppliance: Apply = (db, input, context) => {
  const site = db.get('site', idIn(input));
  if (!site) return undefined;
  if (site.applianceCount >= appliancesPerSite) return [];
  const { id: _, kind, location, ...given } = bodyIn<NewAppliance>(input);
  const blank: Appliance = {
    ...beginning(context),
    ...{ siteId: site.id, kind, location, ...applianceDefaults, ...bare },
  };
  return [change('appliance', undefined, changed(blank, given)), counted(site, 1)];
};

const applianceOf = (db: Reader, input: Parameters<Apply>[1]): Appliance | undefined => {
  const current = db.get('appliance', idIn(input, 'applianceId'));
  return current?.siteId === idIn(input) ? current : undefined;
};

const updateAppliance: Apply = (db, input, { at }) => {
  const current = applianceOf(db, input);
  if (!current) return undefined;
  const { updatedAt: _, ...given } = bodyIn<ApplianceUpdate>(input);
  const updatedAt = laterThan(current.updatedAt, at);
  return [change('appliance', current, changed(current, { ...given, updatedAt }))];
};

const removeAppliance: Apply = (db, input) => {
  const current = applianceOf(db, input);
  const site = db.get('site', idIn(input));
  if (current && (historyIn(db, current.siteId, current.id) ?? []).length > 0) return [];
  return current && site && [change('appliance', current, undefined), counted(site, -1)];
};

const subject: MutationEntry['subject'] = (input) => `site/${idIn(input)}`;
const applianceSubject: MutationEntry['subject'] = (input) => `appliance/${idIn(input, 'applianceId')}`;
const one = '/api/sites/{id}/appliances/{applianceId}' as const;

export const siteMutations: readonly MutationEntry[] = [
  {
    route: 'POST /api/sites',
    subject: (_, { newId }) => `site/${newId}`,
    needs: (input) => [`client/${bodyIn<NewSite>(input).clientId}`],
    apply: create,
  },
  { route: 'PUT /api/sites/{id}', subject, apply: update },
  { route: 'DELETE /api/sites/{id}', subject, apply: remove },
  {
    route: 'POST /api/sites/{id}/appliances',
    subject: (_, { newId }) => `appliance/${newId}`,
    needs: (input) => [`site/${idIn(input)}`],
    apply: addAppliance,
  },
  { route: `PUT ${one}`, subject: applianceSubject, apply: updateAppliance },
  { route: `DELETE ${one}`, subject: applianceSubject, apply: removeAppliance },
];
