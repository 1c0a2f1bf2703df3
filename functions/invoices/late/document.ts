import type { Agreement, ClaimKind, Court, Debtor } from '#shared/invoices/claims.ts';
import type { Late } from '#shared/invoices/late.ts';
import type { IssuedBuyer, IssuedSeller } from '../issue/document.ts';

/** Everything a claim says. Money is in pounds, days are `YYYY-MM-DD`. Its PDF is rendered from this alone. */
export interface IssuedClaim {
  version: 1;
  kind: ClaimKind;
  number: string;
  issuedAt: string;
  seller: IssuedSeller;
  buyer: IssuedBuyer;
  invoice: {
    id: number;
    number: string;
    issuedOn: string;
    dueDate: string;
    amount: number;
    credited: number;
    balance: number;
    /** What the invoice was for. */
    about?: string | null | undefined;
  };
  /** Payments and, negative, refunds; `how` continues the word "paid". */
  moves: { on: string; how: string; pence: number }[];
  /** The statutory interest and compensation; none if the debtor is a consumer. */
  late?: Late | null | undefined;
  /** The amount paid towards earlier claims, and the claim that this one replaces. */
  paidBefore: number;
  replaces?: string | null | undefined;
  total: number;
  note?: string | null | undefined;
  debtor?: Debtor | null | undefined;
  agreement?: Agreement | null | undefined;
  court?: Court | null | undefined;
}
