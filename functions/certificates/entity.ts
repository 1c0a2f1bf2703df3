import { CustomAttributeType, Entity } from 'electrodb';
import {
  firmAttribute,
  firmKey,
  idAttribute,
  keptAttributes,
  onTable,
  service,
  text,
} from '#functions/lib/entity.ts';
import { packedAttribute } from '#functions/lib/packed.ts';
import type { Copy } from '#shared/certificates/copies.ts';
import type { Remedied } from '#shared/certificates/defects.ts';
import { certificateKinds } from '#shared/certificates/kinds.ts';
import { certificateStates, type FilledForm, type Others } from '#shared/certificates/written.ts';

/** The keys of a certificate and everything stored with it: by its job, within its firm's partition. */
const byJob = (name: string) =>
  ({
    pk: firmKey,
    sk: {
      field: 'sk',
      composite: ['jobId', 'id'],
      template: `${name}#\${jobId}#\${id}`,
      casing: 'none',
    },
  }) as const;

/** A certificate, either an uploaded file or a form filled in here. */
export const certificateEntity = new Entity(
  {
    model: { entity: 'certificate', version: '1', service },
    attributes: {
      ...keptAttributes,
      jobId: idAttribute,
      kind: { type: certificateKinds, required: true },
      title: text,
      number: text,
      nextDue: text,
      remindedAt: text,
      /** Its file, which has its own id: a new file is a new object. */
      fileId: { type: 'number' },
      fileType: text,
      fileSize: { type: 'number' },
      /** Only for a form filled in here; an uploaded certificate has none of these. */
      source: { type: ['kept', 'written'] as const },
      siteId: { type: 'number' },
      edition: text,
      state: { type: certificateStates },
      day: text,
      version: { type: 'number' },
      corrects: { type: 'number' },
      /** Its new version, while that is still a draft. */
      correction: { type: 'number' },
      replacedBy: { type: 'number' },
      reason: text,
      outcome: text,
      codes: { type: CustomAttributeType<Record<string, number>>('any') },
      openDefects: { type: 'number' },
      remedied: { type: CustomAttributeType<Remedied[]>('any') },
      quoteId: { type: 'number' },
      copies: { type: CustomAttributeType<Copy[]>('any') },
      /** The number of its photos, which proves on issue that all of them were read. */
      photoCount: { type: 'number' },
      hash: text,
      issuedAt: text,
    },
    indexes: { byJob: byJob('certificate') },
  },
  onTable,
);

/** The values typed into a form; they never change once it is issued. */
export const certificateValuesEntity = new Entity(
  {
    model: { entity: 'certificateValues', version: '1', service },
    attributes: {
      firmId: firmAttribute,
      jobId: idAttribute,
      id: idAttribute,
      packed: { ...packedAttribute, required: true },
      others: { type: CustomAttributeType<Others>('any') },
      leftOver: { type: CustomAttributeType<FilledForm['leftOver']>('any') },
      updatedAt: { type: 'string', required: true },
    },
    indexes: { byJob: byJob('certificateValues') },
  },
  onTable,
);

/** The issued document: the form, issuer and recipient, who signed, and the warnings they had read. Written once. */
export const certificateVersionEntity = new Entity(
  {
    model: { entity: 'certificateVersion', version: '1', service },
    attributes: {
      firmId: firmAttribute,
      jobId: idAttribute,
      id: idAttribute,
      packed: { ...packedAttribute, required: true },
      sha256: { type: 'string', required: true },
    },
    indexes: { byJob: byJob('certificateVersion') },
  },
  onTable,
);

/** Exists while the bucket may hold a file that no certificate refers to, so that the nightly sweep can find it. */
export const certificateMark = new Entity(
  {
    model: { entity: 'certificateMark', version: '1', service },
    attributes: {
      firmId: firmAttribute,
      /** The file's id. */
      id: idAttribute,
      jobId: { type: 'number', required: true },
    },
    indexes: {
      byId: {
        pk: firmKey,
        sk: { field: 'sk', composite: ['id'], template: 'certificateMark#${id}', casing: 'none' },
      },
    },
  },
  onTable,
);
