import { addDays } from '../../dates.ts';
import type { Line } from '../../lines/line.ts';
import { sumsOf } from '../../lines/sums.ts';
import type { QuoteInput } from '../../quotes/contract.ts';
import type { Deposit } from '../../quotes/deposit.ts';
import type { ContractKind, PriceKind } from '../../quotes/fields.ts';
import { defaultValidDays } from '../../quotes/status.ts';
import { type LinesPart, linesPartOf } from '../invoices/lines.ts';

/** A quote's editable content. */
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

/** The fields a user enters on a quote, except those in its head. */
export type Written = Omit<QuoteInput, 'clientId' | 'jobId' | 'title' | 'followUps'>;

/** Picks the editable content from a larger object. */
export const workingIn = (from: Working): Working => {
  const { lines, validUntil, deposit, message, terms, priceKind, contract } = from;
  return { ...linesPartOf(from), lines, validUntil, deposit, message, terms, priceKind, contract };
};

/** A user's input as editable content, with the day's defaults for what was left out. */
export const workingOf = (input: Written, today: string): Working => ({
  ...linesPartOf(input),
  lines: input.lines,
  validUntil: input.validUntil ?? addDays(today, defaultValidDays),
  deposit: input.deposit,
  message: input.message,
  terms: input.terms,
  priceKind: input.priceKind ?? 'quote',
  contract: input.contract ?? 'work',
});

/** The editable content as shown in a reply; `chosen` are the indexes of the optional lines that were agreed to. */
export const shownWorking = (working: Working, chosen?: readonly number[]) => {
  const { validUntil, deposit, message, terms, priceKind, contract } = working;
  return {
    lines: working.lines,
    pricesInclude: working.pricesInclude ?? 'net',
    discount: working.discount ?? null,
    taxPoint: working.taxPoint ?? null,
    reverseCharge: working.reverseCharge ?? null,
    sums: sumsOf(working, chosen),
    message: message ?? null,
    terms: terms ?? null,
    priceKind,
    contract,
    working: { validUntil, deposit: deposit ?? null },
  };
};
