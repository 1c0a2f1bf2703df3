import * as z from 'zod/mini';
import { basedOn, date, id, instant, line, optional, orNull, ownId, requiredLine } from '../fields.ts';
import { textLimits } from '../limits.ts';
import { copy } from './copies.ts';

/** The states of a form filled in here. */
export const certificateStates = ['draft', 'issued', 'replaced', 'withdrawn'] as const;
export type CertificateState = (typeof certificateStates)[number];

/** The fields of a new form, beyond those of every certificate. */
export const writtenFields = {
  source: z.optional(z.enum(['written', 'kept'])),
  siteId: z.optional(id),
  day: z.optional(date),
} as const;

interface Given {
  source?: string | undefined;
  kind: string;
  siteId?: number | undefined;
  day?: string | undefined;
  title?: string | null | undefined;
  number?: string | null | undefined;
  nextDue?: string | null | undefined;
}

const isWritten = ({ source }: Given): boolean => source === 'written';
const onlyKept = (field: 'title' | 'number' | 'nextDue') =>
  z.refine<Given>((given) => !isWritten(given) || !given[field], {
    path: [field],
    error: 'Follows from the form',
  });

/** The rules for the fields of a new form. */
export const isForm = [
  z.refine<Given>((given) => !isWritten(given) || given.kind !== 'other', {
    path: ['kind'],
    error: 'Choose a form',
  }),
  z.refine<Given>((given) => !isWritten(given) || given.siteId !== undefined, {
    path: ['siteId'],
    error: 'Choose a property',
  }),
  z.refine<Given>((given) => isWritten(given) || given.siteId === undefined, {
    path: ['siteId'],
    error: 'Only a form has a property',
  }),
  z.refine<Given>((given) => isWritten(given) || given.day === undefined, {
    path: ['day'],
    error: 'Only a form has a day',
  }),
  onlyKept('title'),
  onlyKept('number'),
  onlyKept('nextDue'),
] as const;

const codes = z.record(z.string(), z.number());

/** Null for a stored file. */
export const writtenHead = {
  source: z._default(z.enum(['kept', 'written']), 'kept'),
  siteId: orNull(z.number()),
  edition: orNull(z.string()),
  state: orNull(z.enum(certificateStates)),
  day: orNull(z.string()),
  version: orNull(z.number()),
  /** The version before, for a corrected form; and the version after, for a replaced one. */
  corrects: orNull(z.number()),
  replacedBy: orNull(z.number()),
  /** The reason for a new version, or for withdrawing it. */
  reason: orNull(z.string()),
  outcome: orNull(z.string()),
  /** The number of defects by code. */
  codes: orNull(codes),
  openDefects: orNull(z.number()),
  /** The defects put right since it was issued, by whom and on which certificate. */
  remedied: orNull(
    z.array(
      z.object({
        n: z.number(),
        on: z.string(),
        by: orNull(z.string()),
        certificateJobId: orNull(z.number()),
        certificateId: orNull(z.number()),
      }),
    ),
  ),
  /** The quote for the repairs. */
  quoteId: orNull(z.number()),
  /** Who was given a copy. */
  copies: orNull(z.array(copy)),
  /** SHA-256 of the content in hex, which is what gets signed. */
  hash: orNull(z.string()),
  issuedAt: orNull(z.string()),
} as const;

/** Values by section. */
export const formValues = z.record(z.string(), z.unknown());
export type FormValues = z.output<typeof formValues>;

/** Answers from another device that were overwritten unseen, by path with the row's id: `circuits.r7.zs`. */
export const others = z.record(z.string(), z.unknown());
export type Others = z.output<typeof others>;

/** Answers of an earlier edition that have no place in the form's own, by the same paths. */
export const leftOver = z.record(z.string(), z.unknown());

/** What was typed into a form. */
export interface FilledForm {
  values: FormValues;
  others: Others;
  leftOver: z.output<typeof leftOver>;
}

/**
 * `was`: the previous values in the same shape, so that no other device's answer is overwritten unseen. `edition`: the one it was
 * typed on; a newer one moves the form to it.
 */
export const valuesInput = z.strictObject({
  ...basedOn,
  values: formValues,
  was: z.optional(formValues),
  edition: z.optional(line(32)),
});
export type ValuesInput = z.output<typeof valuesInput>;

const coordinate = z.int().check(z.minimum(0), z.maximum(1000));
/** The most points in a signature. */
const mostPoints = 4000;
const strokes = z.array(z.array(z.tuple([coordinate, coordinate]))).check(
  z.refine((all) => all.reduce((sum, each) => sum + each.length, 0) <= mostPoints, {
    error: 'Sign again, a little shorter',
  }),
);

export const signatureInput = z.strictObject({
  role: z.enum(['engineer', 'customer', 'designer', 'constructor', 'inspector', 'reviewer']),
  name: z.optional(requiredLine(textLimits.name)),
  /** Drawn on screen: only coordinates, never speed or pressure. */
  strokes: z.optional(strokes),
  /** Typed on a keyboard instead. */
  typed: z.optional(z.literal(true)),
  /** By the device's clock. */
  signedAt: z.optional(instant),
  /** The statement shown to the signatory. */
  statement: z.optional(line(500)),
  /** True if the customer was not there. */
  absent: z.optional(z.literal(true)),
  reason: z.optional(requiredLine(textLimits.name)),
});
export type SignatureInput = z.output<typeof signatureInput>;

export const issueInput = z.strictObject({
  /** The hash of the signed content, from the server's reply. */
  hash: line(128),
  signatures: z._default(z.array(signatureInput).check(z.maxLength(10)), []),
  /** The warnings that were read, each as `code@path`. */
  warningsSeen: z._default(z.array(z.string()).check(z.maxLength(1000)), []),
});
export type IssueInput = z.output<typeof issueInput>;

export const reasonInput = z.strictObject({ reason: requiredLine(textLimits.name) });

export const correctInput = z.extend(reasonInput, ownId);
export type CorrectInput = z.output<typeof correctInput>;

export const remediedInput = z.strictObject({
  on: date,
  by: optional(line(textLimits.name)),
  /** The certificate of the work, from the same job unless another is given. */
  certificateJobId: z.optional(id),
  certificateId: z.optional(id),
});
export type RemediedInput = z.output<typeof remediedInput>;

const found = { path: z.string(), message: z.string() };
export const checkShape = z.object({
  missing: z.array(z.string()),
  invalid: z.array(z.object(found)),
  warnings: z.array(z.object({ code: z.string(), ...found })),
  computed: z.record(z.string(), z.unknown()),
  outcome: orNull(z.string()),
  nextDue: orNull(z.string()),
  issuable: z.boolean(),
});

export const definitionShown = z.object({
  kind: z.string(),
  edition: z.string(),
  title: z.string(),
  law: z.string(),
  usableFrom: z.string(),
  usableUntil: orNull(z.string()),
  dueMonths: orNull(z.number()),
  signatures: z.array(z.object({ role: z.string(), required: z.boolean(), statement: z.string() })),
});
