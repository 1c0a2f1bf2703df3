import * as z from 'zod/mini';
import {
  basedOn,
  date,
  idParams,
  idText,
  inOrder,
  kept,
  line,
  optional,
  orNull,
  ownId,
  pageQuery,
} from '../fields.ts';
import { letterFields } from '../letter.ts';
import { documentLetter } from '../letters/letter.ts';
import { textLimits } from '../limits.ts';
import { removal } from '../removal.ts';
import { accepted, contract, created, json, page } from '../route.ts';
import { siteRecord } from '../sites/site.ts';
import { copyInput, sendInput } from './copies.ts';
import { certificateKinds, dueMonths } from './kinds.ts';
import { quotingRepairs } from './quotes/calls.ts';
import { certificatesRoutes } from './routes.ts';
import {
  certificateStates,
  checkShape,
  correctInput,
  definitionShown,
  formValues,
  isForm,
  issueInput,
  leftOver,
  others,
  reasonInput,
  remediedInput,
  valuesInput,
  writtenFields,
  writtenHead,
} from './written.ts';

const kind = z.enum(certificateKinds);

const fields = z.strictObject({
  kind,
  /** Its name, for the kind `other`. */
  title: optional(line(textLimits.name)),
  number: optional(line(textLimits.code)),
  /** The last day to renew it. */
  nextDue: optional(date),
});

interface Given {
  source?: string | undefined;
  kind: z.output<typeof kind>;
  title?: string | null | undefined;
  nextDue?: string | null | undefined;
}

const makesSense = [
  z.refine<Given>((given) => given.source === 'written' || given.kind !== 'other' || Boolean(given.title), {
    path: ['title'],
    error: 'Enter what it is',
  }),
  z.refine<Given>(
    (given) => given.source === 'written' || dueMonths[given.kind] === undefined || Boolean(given.nextDue),
    {
      path: ['nextDue'],
      error: 'Enter the next due date',
    },
  ),
] as const;

export const certificateInput = fields.check(...makesSense);
export type CertificateInput = z.output<typeof certificateInput>;

/** A stored file or, with `source: 'written'`, a form filled in here. */
export const newCertificate = z
  .extend(fields, { ...writtenFields, ...ownId })
  .check(...makesSense, ...isForm);
export type NewCertificate = z.output<typeof newCertificate>;

export const certificateUpdate = z.extend(fields, basedOn).check(...makesSense);
export type CertificateUpdate = z.output<typeof certificateUpdate>;

export const certificate = z.object({
  ...kept,
  jobId: z.number(),
  kind,
  title: orNull(z.string()),
  number: orNull(z.string()),
  nextDue: orNull(z.string()),
  /** When the client was last reminded of it. */
  remindedAt: orNull(z.string()),
  ...writtenHead,
  /** A signed URL of its file, valid for 15 minutes; null without a file. */
  fileUrl: orNull(z.string()),
  fileType: orNull(z.string()),
  /** Bytes. */
  fileSize: orNull(z.number()),
});
export type Certificate = z.output<typeof certificate>;

/** A form with its values and what they still lack. */
export const filledCertificate = z.extend(certificate, {
  values: z.optional(formValues),
  others: z.optional(others),
  leftOver: z.optional(leftOver),
  check: z.optional(checkShape),
  definition: z.optional(z.object({ kind: z.string(), edition: z.string() })),
  /** The URL of its PDF, once issued. */
  pdfUrl: orNull(z.string()),
});
export type FilledCertificate = z.output<typeof filledCertificate>;

const { id, name, address, postcode, tenure, nation } = siteRecord.shape;

/** A row in the list of all certificates. */
export const certificateRow = z.extend(z.omit(certificate, { fileUrl: true }), {
  job: orNull(z.object({ id: z.number(), title: z.string() })),
  client: orNull(z.object({ id: z.number(), name: z.string() })),
  /** The property it was issued for, and its nation and tenure, which decide the law that applies. */
  site: orNull(z.object({ id, name, address, postcode, tenure, nation })),
  /** True if it has been kept for six years and nothing depends on it, so that the owner may delete it. */
  isPastKeeping: z.boolean(),
});
export type CertificateRow = z.output<typeof certificateRow>;

/** A certificate that falls due, with its job and client. */
export const dueCertificate = z.object({
  id: z.number(),
  jobId: z.number(),
  kind,
  title: orNull(z.string()),
  number: orNull(z.string()),
  nextDue: z.string(),
  /** True if it was due before today. */
  overdue: z.boolean(),
  remindedAt: orNull(z.string()),
  job: orNull(z.object({ id: z.number(), title: z.string() })),
  client: orNull(z.object({ id: z.number(), name: z.string() })),
});
export type DueCertificate = z.output<typeof dueCertificate>;

export const serviceLetter = z.strictObject({ ...letterFields, to: z.optional(letterFields.to) });
export type ServiceLetter = z.output<typeof serviceLetter>;
const one = {
  params: z.extend(idParams, { certificateId: idParams.shape.id }),
} as const;
/** The index of a form's defect. */
const place = z.pipe(z.string().check(z.regex(/^(0|[1-9]\d{0,2})$/, 'Is not a place')), z.transform(Number));

export const certificatesContract = contract(certificatesRoutes, {
  due: {
    summary:
      'Certificates due in a range of days, earliest first; by default those overdue and the next 60 days',
    query: z.strictObject({ from: z.optional(date), to: z.optional(date) }).check(inOrder('from', 'to')),
    reply: json(z.array(dueCertificate)),
  },
  list: {
    params: idParams,
    summary: 'The certificates of a job, newest first',
    query: pageQuery,
    reply: page(certificate),
  },
  create: {
    params: idParams,
    summary: 'Add a certificate or a service to a job',
    body: newCertificate,
    reply: created(filledCertificate),
  },
  all: {
    summary: 'All certificates, newest first; in the field those of your own jobs',
    query: z.extend(pageQuery, {
      kind: z.optional(kind),
      state: z.optional(z.enum([...certificateStates, 'kept'])),
      siteId: z.optional(idText),
      clientId: z.optional(idText),
    }),
    reply: page(certificateRow),
  },
  definitions: {
    summary: 'The forms that can be filled in, each with its editions',
    reply: json(z.array(definitionShown)),
  },
  get: {
    ...one,
    summary: 'One certificate, with what was filled in and what that lacks',
    reply: json(filledCertificate),
  },
  putValues: {
    ...one,
    summary: 'Save what was typed into a form',
    body: valuesInput,
    reply: json(filledCertificate),
  },
  issue: {
    ...one,
    summary: 'Issue a form as it was signed, with the next number of its kind',
    body: issueInput,
    reply: json(filledCertificate),
  },
  correct: {
    ...one,
    summary: 'Begin a new version of an issued certificate',
    body: correctInput,
    reply: created(filledCertificate),
  },
  withdraw: {
    ...one,
    summary: 'Withdraw an issued certificate; it keeps its number',
    body: reasonInput,
    reply: json(filledCertificate),
  },
  remedial: { ...one, ...quotingRepairs },
  remedied: {
    params: z.extend(one.params, { n: place }),
    summary: 'Say of a defect that it was put right since',
    body: remediedInput,
    reply: json(filledCertificate),
  },
  send: {
    ...one,
    summary: 'Email an issued certificate to the client or contacts of its property',
    body: sendInput,
    reply: accepted(certificate),
  },
  copies: {
    ...one,
    summary: 'Say that somebody was given a copy on paper',
    body: copyInput,
    reply: json(certificate),
  },
  letters: {
    ...one,
    summary: 'The emails with a certificate, newest first, and what became of each',
    reply: json(z.array(documentLetter)),
  },
  pdf: {
    ...one,
    summary: 'A certificate as a PDF; a draft says on every page that it is one',
  },
  update: {
    ...one,
    summary: 'Change a certificate',
    body: certificateUpdate,
    reply: json(certificate),
  },
  putFile: {
    ...one,
    summary: 'Save a PDF or picture as the file of a certificate',
    file: { missing: 'Please select a PDF or a picture' },
    reply: json(certificate),
  },
  remind: {
    ...one,
    summary: 'Email the client that it is due, at most once a day',
    body: serviceLetter,
    reply: json(certificate),
  },
  remove: {
    ...one,
    summary: 'Delete a certificate with its file; an issued one only after six years, by the owner',
    ...removal(certificate),
  },
});
