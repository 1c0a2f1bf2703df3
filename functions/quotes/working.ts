import { mostBytes } from '#functions/invoices/lines.ts';
import { canonicalJson, sha256 } from '#functions/lib/canonical.ts';
import { invalidField } from '#functions/lib/errors.ts';
import { pack, unpack } from '#functions/lib/packed.ts';
import { addDays, today } from '#shared/dates.ts';
import { type LinesPart, linesPartOf } from '#shared/domain/invoices/lines.ts';
import type { Line } from '#shared/lines/line.ts';
import { sumsOf } from '#shared/lines/sums.ts';
import type { QuoteInput } from '#shared/quotes/contract.ts';
import type { Deposit } from '#shared/quotes/deposit.ts';
import type { ContractKind, PriceKind } from '#shared/quotes/fields.ts';
import { defaultValidDays } from '#shared/quotes/status.ts';

/** What is being worked on of a quote, kept together, packed. */
export interface Working extends LinesPart {
  lines: Line[];
  /** The last day on which it can be accepted. */
  validUntil: string;
  deposit?: Deposit | null | undefined;
  message?: string | null | undefined;
  terms?: string | null | undefined;
  priceKind: PriceKind;
  contract: ContractKind;
}

/** What a user writes of a quote besides what its head keeps. */
export type Written = Omit<QuoteInput, 'clientId' | 'jobId' | 'title' | 'followUps'>;

/** What a user wrote as it is worked on, with what holds where nothing is said. */
export const workingOf = (input: Written): Working => ({
  ...linesPartOf(input),
  lines: input.lines,
  validUntil: input.validUntil ?? addDays(today(), defaultValidDays),
  deposit: input.deposit,
  message: input.message,
  terms: input.terms,
  priceKind: input.priceKind ?? 'quote',
  contract: input.contract ?? 'work',
});

/** Throws 400 naming `lines` if it is more than one item should hold. */
export const packedWorking = (working: Working): Uint8Array => {
  const bytes = pack(working);
  if (bytes.length > mostBytes)
    throw invalidField('lines', 'Are too long to save. Shorten some descriptions');
  return bytes;
};

export const unpackedWorking = (packed: Uint8Array): Working => unpack<Working>(packed);

/** What tells whether a quote says something else than it did: SHA-256 of its content, in hex. */
export const contentHash = (title: string, working: Working): string =>
  sha256(canonicalJson({ title, ...working }));

/** What is being worked on as a reply shows it; `chosen` are the places of the optional lines that were agreed to. */
export const shownWorking = (working: Working, chosen?: readonly number[]) => {
  const { validUntil, deposit, message, terms, priceKind, contract } = working;
  return {
    ...linesPartOf(working),
    pricesInclude: working.pricesInclude ?? 'net',
    lines: working.lines,
    sums: sumsOf(working, chosen),
    message,
    terms,
    priceKind,
    contract,
    working: { validUntil, deposit: deposit ?? null },
  };
};
