import { tenantCopyBy, tenantCopyToldDays } from '../../../certificates/copy-rules.ts';
import { addDays, daysBetween } from '../../../dates.ts';
import { oneLineAddress } from '../../../one-line-address.ts';
import { type Looking, type Need, ofCertificate } from './need.ts';

/** Gas records of rented homes that no tenant has a copy of yet, from a week before the law's deadline. */
export const tenantCopies = (looking: Looking): Need[] => {
  const { db, today } = looking;
  return db.all('certificate').flatMap((certificate): Need[] => {
    const site = certificate.siteId === null ? undefined : db.get('site', certificate.siteId);
    const by = site && tenantCopyBy(certificate, site);
    if (!by || today < addDays(by, -tenantCopyToldDays)) return [];
    const place = oneLineAddress(`${site.address}\n${site.postcode}`);
    const need = ofCertificate(looking, certificate, 'tenant_copy');
    return [{ ...need, name: place, days: daysBetween(by, today) }];
  });
};
