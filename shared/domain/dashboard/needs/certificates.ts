import { tenantCopyBy, tenantCopyToldDays } from '../../../certificates/copy-rules.ts';
import { certificateName } from '../../../certificates/kinds.ts';
import { addDays, daysBetween } from '../../../dates.ts';
import { oneLineAddress } from '../../../one-line-address.ts';
import { holds } from '../../certificates/holds.ts';
import type { RecordOf } from '../../reader.ts';
import { clientOf, type Looking, type Need, type NeedReason, plain } from './need.ts';

const ofCertificate = ({ db }: Looking, certificate: RecordOf<'certificate'>, reason: NeedReason): Need => {
  const { id, number, jobId } = certificate;
  const job = db.get('job', jobId);
  const name = number ?? certificateName(certificate);
  return { ...plain, reason, of: 'certificate', id, name, client: job ? clientOf(db, job) : null };
};

/** Certificates whose last letter to somebody bounced. */
export const bouncedCopies = (looking: Looking): Need[] => {
  const { db } = looking;
  const last = new Map<string, RecordOf<'letter'>>();
  for (const letter of db.all('letter')) {
    const key = `${letter.certificateId} ${letter.to.toLowerCase()}`;
    if (letter.certificateId !== null && !last.has(key)) last.set(key, letter);
  }
  return [...last.values()].flatMap(({ certificateId, trouble }): Need[] => {
    const certificate = trouble ? db.get('certificate', certificateId ?? 0) : undefined;
    return certificate && holds(certificate) ? [ofCertificate(looking, certificate, 'bounced')] : [];
  });
};

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
