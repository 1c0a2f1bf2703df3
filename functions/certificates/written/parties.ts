import { clientNames } from '#functions/clients/references.ts';
import { plainBusinessOf } from '#functions/firms/plain-business.ts';
import { readJob } from '#functions/jobs/joined.ts';
import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import { siteEntity } from '#functions/sites/entity.ts';
import type { Definition } from '#shared/certificates/engine/definition.ts';
import { withoutNulls } from '#shared/domain/applied.ts';
import { notFound } from '#shared/kernel/refusal.ts';
import { businessName } from '#shared/settings/business-name.ts';
import type { StoredCertificate } from '../list.ts';
import type { Issuer } from './version.ts';

/** The electrical scheme of a business, unless its membership had ended on the day. */
const schemeOf = ({ competence }: StoredFirm, day: string): string | null => {
  const { scheme, number, endsOn } = competence?.electrical ?? {};
  if (!scheme || (endsOn && endsOn < day)) return null;
  return number ? `${scheme}, number ${number}` : scheme;
};

/** The issuing business, with its current details. `day`: that of the certificate. */
export const issuerOf = (firm: StoredFirm, definition: Definition, day: string): Issuer => {
  const { address, phone, email } = plainBusinessOf(firm);
  const scheme = definition.scheme ? schemeOf(firm, day) : null;
  return {
    name: businessName(firm),
    ...withoutNulls({ address, phone, email: email ?? firm.email, scheme }),
  };
};

/** The property and the client of a certificate, with their current details. Throws 404 if one is gone. */
export const partiesOf = async ({ firmId, siteId = 0, jobId }: StoredCertificate) => {
  const [{ data: site }, job] = await Promise.all([
    siteEntity.get({ firmId, id: siteId }).go({ consistent: true }),
    readJob(firmId, jobId),
  ]);
  const client = (await clientNames(firmId, [job.clientId])).get(job.clientId);
  if (!site || !client) throw notFound();
  return { site: { id: site.id, address: site.address, postcode: site.postcode }, client };
};
