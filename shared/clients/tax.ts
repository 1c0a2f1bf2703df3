import * as z from 'zod/mini';
import { date, lines, optional, orNull } from '../fields.ts';
import { vatNumber } from '../settings/vat-number.ts';
import { yesNo } from './yes-no.ts';

/** Who is a consumer in law, and who is a business; unknown counts as a consumer. */
export const clientKinds = ['consumer', 'business', 'public'] as const;
export type ClientKind = (typeof clientKinds)[number];

const statementLength = 2_000;

/** The answers that decide about VAT and CIS on a client's invoices, asked once and stored as evidence (VATA 1994 s. 55A). */
export const clientTaxInput = {
  kind: optional(z.enum(clientKinds)),
  vatNumber: optional(vatNumber('theirs')),
  /** Whether the client reports payments for building work under the Construction Industry Scheme. */
  cisContractor: optional(z.enum(yesNo)),
  /** Their written confirmation that they are an end user or intermediary, and its date. */
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
