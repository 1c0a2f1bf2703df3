import { vatOf } from '../lines/groups.ts';
import { rateBpOf, type VatCode } from '../uk/vat.ts';

/** The VAT codes allowed on an invoice with one amount: a reverse charge needs its own wording, and so lines. */
export const oneAmountCodes = ['s', 'r', 'z', 'e', 'o'] as const satisfies readonly VatCode[];
export type OneAmountCode = (typeof oneAmountCodes)[number];

/** The sums of an invoice with one amount that includes VAT, by code. Pence. */
export const groupOfAmount = (pence: number, code: OneAmountCode, taxPoint: string) => {
  const vat = vatOf(pence, rateBpOf(code, taxPoint), 'gross');
  return { code, net: pence - vat, vat };
};

interface Taxed {
  hasLines?: boolean | undefined;
  tax?: { groups: readonly { code: string }[] } | undefined;
}

/** The single VAT code of an invoice with one amount; undefined if it states no VAT, or was imported with several. */
export const codeOf = ({ hasLines, tax }: Taxed): OneAmountCode | undefined => {
  const [only, ...others] = hasLines ? [] : (tax?.groups ?? []);
  return others.length > 0 ? undefined : oneAmountCodes.find((code) => code === only?.code);
};
