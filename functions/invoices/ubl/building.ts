import type { UblCategory } from '#shared/uk/ubl.ts';
import { element, type Node } from './xml.ts';

/** A text element; `null` if the text is empty. */
export const cbc = (
  name: string,
  text: string | null | undefined,
  attributes?: Record<string, string>,
): Node => element(`cbc:${name}`, text, attributes);

/** An element with child elements, in the order of the UBL 2.1 schema; `null` if it would be empty. */
export const cac = (name: string, ...inner: Node[]): Node => element(`cac:${name}`, inner);

const pounds = (pence: number): string => (pence / 100).toFixed(2);

export const amount = (name: string, pence: number): Node => cbc(name, pounds(pence), { currencyID: 'GBP' });

/** A number with only the decimals it needs: a whole quantity has none. */
export const decimal = (value: number, scale: number): string => String(value / scale);

export const scheme = cac('TaxScheme', cbc('ID', 'VAT'));

export const percentOf = ({ percent }: UblCategory): Node =>
  cbc('Percent', percent === null ? null : String(percent));

export const categoryOf = (name: string, tax: UblCategory): Node =>
  cac(name, cbc('ID', tax.id), percentOf(tax), scheme);
