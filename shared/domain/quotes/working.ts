import { addDays } from '../../dates.ts';
import type { Line } from '../../lines/line.ts';
import { sumsOf } from '../../lines/sums.ts';
import type { QuoteInput } from '../../quotes/contract.ts';
import type { Deposit } from '../../quotes/deposit.ts';
import type { ContractKind, PriceKind } from '../../quotes/fields.ts';
import { defaultValidDays } from '../../quotes/status.ts';
import { type LinesPart, linesPartOf } from '../invoices/lines.ts';

/** What is being worked on of a quote. */
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

/** What is being worked on of something larger. */
export const workingIn = (from: Working): Working => {
  const { lines, validUntil, deposit, message, terms, priceKind, contract } = from;
  return { ...linesPartOf(from), lines, validUntil, deposit, message, terms, priceKind, contract };
};

/** What a user wrote as it is worked on, with what holds on a day where nothing is said. */
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

/** What is being worked on as a reply shows it; `chosen` are the places of the optional lines that were agreed to. */
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
