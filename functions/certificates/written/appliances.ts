import { applianceEntity } from '#functions/sites/entity.ts';
import { numberIn, rowsIn } from '#shared/certificates/engine/values.ts';
import type { FormValues } from '#shared/certificates/written.ts';
import { invalid } from '#shared/kernel/refusal.ts';
import type { StoredCertificate } from '../list.ts';

const appliancesIn = (values: FormValues): (number | undefined)[] =>
  rowsIn(values, 'appliances').map((row) => numberIn(row, 'applianceId'));

/**
 * Throws 400 at each appliance of another property: its history would get another one's readings. One that was there before stays, since
 * the appliance may have been deleted meanwhile.
 */
export const refuseElsewhere = async (
  { firmId, siteId = 0 }: StoredCertificate,
  { before, after }: { before: FormValues; after: FormValues },
): Promise<void> => {
  const known = new Set(appliancesIn(before));
  const given = appliancesIn(after);
  if (given.every((id) => id === undefined || known.has(id))) return;
  const { data } = await applianceEntity.query
    .bySite({ firmId, siteId })
    .go({ consistent: true, pages: 'all' });
  for (const { id } of data) known.add(id);
  const wrong = given.flatMap((id, at) => (id === undefined || known.has(id) ? [] : [at]));
  const message = 'Choose an appliance of this property';
  if (wrong.length > 0)
    throw invalid(
      wrong.map((at) => ({ path: `values.appliances.${at}.applianceId`, message, code: 'not_yours' })),
    );
};
