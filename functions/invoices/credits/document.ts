import type { Discount, PriceMode } from '#shared/lines/document.ts';
import type { Line } from '#shared/lines/line.ts';
import type { Sums } from '#shared/lines/shown.ts';
import type { IssuedBuyer, IssuedSeller } from '../issue/document.ts';

/** All that a credit note says. Money is pounds, all of it positive; dates are `YYYY-MM-DD`. Paper is made from this alone. */
export interface IssuedCredit {
  version: 1;
  kind: 'credit_note';
  number: string;
  issuedAt: string;
  /** The invoice that it takes from (VR reg 15C). */
  credits: { id: number; number: string; issuedOn: string };
  seller: IssuedSeller;
  buyer: IssuedBuyer;
  reason?: string | null | undefined;
  lines: Line[];
  pricesInclude: PriceMode;
  discount?: Discount | null | undefined;
  taxPoint?: string | null | undefined;
  sums: Sums;
}
