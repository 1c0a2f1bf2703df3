import { applianceEntity } from '#functions/sites/entity.ts';
import { fieldsIn, numberIn, rowsIn } from '#shared/certificates/engine/values.ts';
import type { FormValues } from '#shared/certificates/written.ts';
import { invalid } from '#shared/kernel/refusal.ts';
import type { StoredCertificate } from '../list.ts';

/** The appliances of the property that a form names, each with its path. */
const appliancesIn = (values: FormValues): [path: string, id: number][] =>
  [
    ['appliance', fieldsIn(values, 'appliance')] as const,
    ...rowsIn(values, 'appliances').map((row, at) => [`appliances.${at}`, row] as const),
  ].flatMap(([path, fields]): [string, number][] => {
    const id = numberIn(fields, 'applianceId');
    return id === undefined ? [] : [[`values.${path}.applianceId`, id]];
  });

/**
 * Throws 400 at each appliance of another property: its history would get another one's readings. One that was there before stays, since
 * the appliance may have been deleted meanwhile.
 */
export const refuseElsewhere = async (
  { firmId, siteId = 0 }: StoredCertificate,
  { before, after }: { before: FormValues; after: FormValues },
): Promise<void> => {
  const known = new Set(appliancesIn(before).map(([, id]) => id));
  const isUnknown = ([, id]: [string, number]): boolean => !known.has(id);
  const given = appliancesIn(after).filter(isUnknown);
  if (given.length === 0) return;
  const { data } = await applianceEntity.query
    .bySite({ firmId, siteId })
    .go({ consistent: true, pages: 'all' });
  for (const { id } of data) known.add(id);
  const message = 'Choose an appliance of this property';
  const issues = given.filter(isUnknown).map(([path]) => ({ path, message, code: 'not_yours' as const }));
  if (issues.length > 0) throw invalid(issues);
};
