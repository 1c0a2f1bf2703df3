import { vatOf } from '../lines/groups.ts';
import { rateBpOf, type VatCode } from '../uk/vat.ts';

/** How an invoice of one amount may be taxed: a reverse charge has words of its own, and needs lines. */
export const oneAmountCodes = ['s', 'r', 'z', 'e', 'o'] as const satisfies readonly VatCode[];
export type OneAmountCode = (typeof oneAmountCodes)[number];

/** What an invoice of one amount, VAT in it, charges by its code. Pence. */
export const groupOfAmount = (pence: number, code: OneAmountCode, taxPoint: string) => {
  const vat = vatOf(pence, rateBpOf(code, taxPoint), 'gross');
  return { code, net: pence - vat, vat };
};

interface Taxed {
  hasLines?: boolean | undefined;
  tax?: { groups: readonly { code: string }[] } | undefined;
}

/** The one code of an invoice of one amount; none of an invoice that says nothing of VAT, or came with several. */
export const codeOf = ({ hasLines, tax }: Taxed): OneAmountCode | undefined => {
  const [only, ...others] = hasLines ? [] : (tax?.groups ?? []);
  return others.length > 0 ? undefined : oneAmountCodes.find((code) => code === only?.code);
};
