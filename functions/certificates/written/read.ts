import { sha256 } from '#functions/lib/canonical.ts';
import { unpack } from '#functions/lib/packed.ts';
import { siteEntity } from '#functions/sites/entity.ts';
import { definitionOf, definitions, isWrittenKind } from '#shared/certificates/definitions/definitions.ts';
import { type Check, check } from '#shared/certificates/engine/check.ts';
import type { Definition } from '#shared/certificates/engine/definition.ts';
import type { FilledForm, FormValues } from '#shared/certificates/written.ts';
import { today } from '#shared/dates.ts';
import { refuseOutOfForce } from '#shared/domain/certificates/correction.ts';
import { canonicalJson } from '#shared/kernel/canonical.ts';
import { conflict, notFound } from '#shared/kernel/refusal.ts';
import { certificateValuesEntity, certificateVersionEntity } from '../entity.ts';
import { type Place, readCertificate, type StoredCertificate, shown } from '../list.ts';
import type { IssuedForm } from './version.ts';

/** The hash that is signed: one per content of a form. */
export const hashOf = (values: FormValues): string => sha256(canonicalJson(values));

export const shownDefinitions = () =>
  Object.values(definitions)
    .flat()
    .map(({ signatures, ...definition }) => ({ ...definition, signatures: [...signatures] }));

/** The form definition that a certificate uses. Throws 409 for an uploaded certificate. */
export const formOf = ({ kind, edition = '' }: StoredCertificate): Definition => {
  const definition = isWrittenKind(kind) && definitionOf(kind, edition);
  if (!definition) throw conflict('This certificate is not filled in here');
  return definition;
};

/** Throws 409 for an uploaded certificate, and for a version that is not in force. */
export const refuseUnissued = (head: StoredCertificate): void => {
  formOf(head);
  refuseOutOfForce(head);
};

/** Reads a form. Throws 404, and 409 for an uploaded certificate. */
export const readForm = async (place: Place) => {
  const head = await readCertificate(place);
  return { head, definition: formOf(head) };
};

/** What was typed into a form, with conflicting values from another device and those of an earlier edition. */
export const readTyped = async ({ firmId, jobId, id }: Place): Promise<FilledForm> => {
  const { data } = await certificateValuesEntity.get({ firmId, jobId, id }).go({ consistent: true });
  const values = data ? unpack<FormValues>(data.packed) : {};
  return { values, others: data?.others ?? {}, leftOver: data?.leftOver ?? {} };
};

export const readValues = async (place: Place): Promise<FormValues> => (await readTyped(place)).values;

/** The issued document of a form. Throws 404. */
export const readVersion = async ({ firmId, jobId, id }: Place): Promise<IssuedForm> => {
  const { data } = await certificateVersionEntity.get({ firmId, jobId, id }).go({ consistent: true });
  if (!data) throw notFound();
  return unpack<IssuedForm>(data.packed);
};

/** A form's missing values and calculated results as of today, by the law that applies to its property. */
export const checkOf = async (
  { firmId, siteId = 0 }: StoredCertificate,
  definition: Definition,
  values: FormValues,
): Promise<Check> => {
  const { data: site } = await siteEntity.get({ firmId, id: siteId }).go({ consistent: true });
  return check(definition, values, {
    today: today(),
    context: { tenure: site?.tenure, nation: site?.nation },
  });
};

/** The parts of a form that the caller has already read. */
interface Known extends Partial<FilledForm> {
  check?: Check;
}

/** A certificate as replies show it, with the values if it is a form. */
export const filled = async (head: StoredCertificate, known: Known = {}) => {
  const certificate = await shown(head);
  if (head.source !== 'written') return certificate;
  const definition = formOf(head);
  const {
    values,
    others = {},
    leftOver = {},
  } = known.values ? { ...known, values: known.values } : await readTyped(head);
  const { kind, edition } = definition;
  return {
    ...certificate,
    values,
    others,
    leftOver,
    hash: head.hash ?? hashOf(values),
    check: known.check ?? (await checkOf(head, definition, values)),
    definition: { kind, edition },
    pdfUrl: head.state === 'draft' ? null : `/api/jobs/${head.jobId}/certificates/${head.id}/pdf`,
  };
};
