import type { IssuedBuyer, IssuedFigures, IssuedSeller } from '#functions/invoices/issue/document.ts';
import { config } from '#functions/lib/config.ts';
import type { Deposit } from '#shared/quotes/deposit.ts';
import type { ContractKind, PriceKind } from '#shared/quotes/fields.ts';

/**
 * Everything a quote said when it was sent. Money is in pounds, dates are `YYYY-MM-DD`. Page and PDF are rendered from this alone,
 * so that the answered version is the version shown.
 */
export interface SentQuote extends Omit<IssuedFigures, 'taxPoint'> {
  format: 1;
  kind: 'quote';
  number: string;
  version: number;
  title: string;
  /** The address of the job's property. */
  workAt?: string | null | undefined;
  sentAt: string;
  validUntil: string;
  seller: IssuedSeller;
  buyer: IssuedBuyer;
  /** The day whose VAT rates apply; a quote has no tax point of its own (VAT Regulations 1995 reg. 14(3)). */
  taxPoint?: string | null | undefined;
  deposit?: Deposit | null | undefined;
  message?: string | null | undefined;
  terms?: string | null | undefined;
  priceKind: PriceKind;
  contract: ContractKind;
}

/** The button of an email to the trader, to the quote in the app. */
export const openInLetters = (id: number, { number }: Pick<SentQuote, 'number'>) => ({
  link: `${config.appUrl}/quotes?id=${id}`,
  linkWords: `Open ${number}`,
});

/** How letters name it: `quote Q-1 (Kitchen tap)`. */
export const namedInLetters = ({ number, title }: Pick<SentQuote, 'number' | 'title'>): string =>
  `quote ${number} (${title})`;
