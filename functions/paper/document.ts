import type { Logo } from './logo.ts';

type Maybe<T> = T | null | undefined;

/** Who sends the invoice and where the money goes. Empty and absent parts are left out of the page. */
type Seller = {
  name: string;
  logo?: Maybe<Logo>;
  legalName?: Maybe<string>;
  address?: Maybe<string>;
  phone?: Maybe<string>;
  email?: Maybe<string>;
  bank?: Maybe<{
    name?: Maybe<string>;
    accountName?: Maybe<string>;
    sortCode?: Maybe<string>;
    accountNumber?: Maybe<string>;
  }>;
};

/**
 * Everything an invoice says, for the PDF and the reminder mail. Money is integer pence, dates are `YYYY-MM-DD`.
 * `amountPence` is what the client pays, all in; labour and materials are shown as given and need not add up to it.
 */
export type InvoiceDocument = {
  seller: Seller;
  client: { name: string; address?: Maybe<string>; email?: Maybe<string>; phone?: Maybe<string> };
  number: string;
  status: 'unpaid' | 'paid' | 'overdue';
  issued: string;
  due: string;
  paidOn?: Maybe<string>;
  work: {
    jobTitle?: Maybe<string>;
    description?: Maybe<string>;
    startDate?: Maybe<string>;
    endDate?: Maybe<string>;
    location?: Maybe<string>;
  };
  /** `ratePence` is for one hour; `costPence` is the line's amount, whatever hours and rate say. */
  labour: { hours: number; ratePence: number; costPence: number };
  materialsPence: number;
  amountPence: number;
  /** What of it is still to pay. */
  balancePence: number;
  /** What came in, in order of its day, `how` it did (`in cash`); negative for what went back. Only a receipt has it. */
  payments?: Maybe<{ on: string; how: string; pence: number }[]>;
  notes?: Maybe<string>;
};
