import type { Discount, PriceMode } from '#shared/lines/document.ts';
import type { Line } from '#shared/lines/line.ts';
import type { Sums } from '#shared/lines/shown.ts';
import type { IssuedBuyer, IssuedSeller } from '../issue/document.ts';

/** Everything a credit note says. Money is in pounds and positive; dates are `YYYY-MM-DD`. The PDF is rendered from this alone. */
export interface IssuedCredit {
  version: 1;
  kind: 'credit_note';
  number: string;
  issuedAt: string;
  /** The invoice that it corrects (VR reg 15C). */
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
