import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import type { Definition } from '#shared/certificates/engine/definition.ts';
import { dayIn } from '#shared/certificates/engine/form.ts';
import { today } from '#shared/dates.ts';
import type { StoredCertificate } from '../list.ts';
import type { FormPaper } from './draw.ts';
import { issuerOf, partiesOf } from './parties.ts';
import { checkOf, hashOf, readValues } from './read.ts';

/** The printed document of a draft as of now. */
export const asDraft = async (
  firm: StoredFirm,
  head: StoredCertificate,
  definition: Definition,
): Promise<FormPaper> => {
  const values = await readValues(head);
  const { computed, outcome, nextDue, warnings } = await checkOf(head, definition, values);
  const { kind, edition = '', version = 1, updatedAt } = head;
  const day = dayIn(definition, values) ?? today();
  const form = {
    ...{ kind, edition, version, number: '', issuedAt: updatedAt, day },
    ...{ values, hash: hashOf(values), computed, outcome, nextDue, warnings, signatures: [] },
    issuer: issuerOf(firm, definition, day),
    ...(await partiesOf(head)),
  };
  return { definition, form, state: 'draft' };
};
