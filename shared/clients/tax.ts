import * as z from 'zod/mini';
import { date, lines, optional, orNull } from '../fields.ts';
import { vatNumber } from '../settings/vat-number.ts';
import { yesNo } from './yes-no.ts';

/** Whom the law protects as a consumer, and who is a business to it; unknown counts as a consumer. */
export const clientKinds = ['consumer', 'business', 'public'] as const;
export type ClientKind = (typeof clientKinds)[number];

/** The longest written confirmation, in characters. */
const statementLength = 2_000;

/** What decides about VAT and CIS on a client's invoices, asked once and kept as evidence (VATA 1994 s. 55A). */
export const clientTaxInput = {
  kind: optional(z.enum(clientKinds)),
  vatNumber: optional(vatNumber('theirs')),
  /** Whether the client reports what it pays for building work under the Construction Industry Scheme. */
  cisContractor: optional(z.enum(yesNo)),
  /** Their written word that they are an end user or intermediary, and the day it is of. */
  endUserStatement: optional(
    z.strictObject({
      on: date,
      text: lines(statementLength).check(z.minLength(1, 'Required')),
    }),
  ),
};

export const clientTax = {
  kind: orNull(z.enum(clientKinds)),
  vatNumber: orNull(z.string()),
  cisContractor: orNull(z.enum(yesNo)),
  endUserStatement: orNull(z.object({ on: z.string(), text: z.string() })),
};
