import type { FiledTax } from './filing/taxes.ts';

/** The address of every page of the app, without its query: where a sign-in may end. */
export const pagePaths = [
  '/',
  '/dashboard',
  '/clients',
  '/sites',
  '/board',
  '/certificates',
  '/jobs',
  '/quotes',
  '/invoices',
  '/calendar',
  '/inventory',
  '/receipts',
  '/books',
  '/tax',
  '/tax/vat/account',
  '/time',
  '/dues',
  '/employees',
  '/subscription',
  '/settings',
  '/admin',
  '/payment',
  '/payments',
  '/prices',
  '/import',
  '/join',
  '/terms',
  '/privacy',
  '/contact',
  '/auth-debug',
  '/auth-retry',
] as const;

/** In the address of the page after signing in: they asked for the trial before, and are not asked again. */
export const trialAsked = 'start-trial';

export type PagePath = (typeof pagePaths)[number];

const paths: ReadonlySet<string> = new Set(pagePaths);

const returnPath = /^\/tax\/vat\/(\d{4}-\d{2}-\d{2})$/;

/** The page of a VAT return, by the last day of its period. */
/** The page of a tax that is filed. */
export const taxPartPath = (tax: FiledTax): string => `/tax?part=${tax === 'vat' ? 'vat' : 'mtd'}`;

export const vatReturnPath = (end: string): string => `/tax/vat/${end}`;

/** The last day of the period whose VAT return a page shows. */
export const vatReturnAt = (pathname: string): string | undefined => returnPath.exec(pathname)?.[1];

/** Whether the app has a page at an address. */
export const isPagePath = (pathname: string): boolean =>
  paths.has(pathname) || vatReturnAt(pathname) !== undefined;
