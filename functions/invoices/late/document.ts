import type { Agreement, ClaimKind, Court, Debtor } from '#shared/invoices/claims.ts';
import type { Late } from '#shared/invoices/late.ts';
import type { IssuedBuyer, IssuedSeller } from '../issue/document.ts';

/** All that a claim says. Money is pounds, days are `YYYY-MM-DD`. Paper is made from this alone. */
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
    /** What it was for. */
    about?: string | null | undefined;
  };
  /** What came in and, negative, what went back; `how` goes on after "paid". */
  moves: { on: string; how: string; pence: number }[];
  /** What the law gives for lateness; nothing where the debtor is a consumer. */
  late?: Late | null | undefined;
  /** What was paid of claims before this one, and which one this replaces. */
  paidBefore: number;
  replaces?: string | null | undefined;
  total: number;
  note?: string | null | undefined;
  debtor?: Debtor | null | undefined;
  agreement?: Agreement | null | undefined;
  court?: Court | null | undefined;
}
