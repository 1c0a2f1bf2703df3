import type { FiledTax } from '../uk/filed-taxes.ts';

const returnPath = /^\/tax\/vat\/(\d{4}-\d{2}-\d{2})$/;

/** The page of a tax that is filed online. */
export const taxPartPath = (tax: FiledTax): string => `/tax?part=${tax === 'vat' ? 'vat' : 'mtd'}`;

export const vatReturnPath = (end: string): string => `/tax/vat/${end}`;

/** The last day of the VAT period whose return a page shows. */
export const vatReturnAt = (pathname: string): string | undefined => returnPath.exec(pathname)?.[1];
