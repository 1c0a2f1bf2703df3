import type { FiledTax } from './uk/filed-taxes.ts';

/** The path of every page in the app: where a sign-in may return to. */
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

/** Query parameter of the page after sign-in: the user has already asked for the trial, and is not asked again. */
export const trialAsked = 'start-trial';

export type PagePath = (typeof pagePaths)[number];

const paths: ReadonlySet<string> = new Set(pagePaths);

const returnPath = /^\/tax\/vat\/(\d{4}-\d{2}-\d{2})$/;

/** The page of a tax that is filed online. */
export const taxPartPath = (tax: FiledTax): string => `/tax?part=${tax === 'vat' ? 'vat' : 'mtd'}`;

export const vatReturnPath = (end: string): string => `/tax/vat/${end}`;

/** The last day of the VAT period whose return a page shows. */
export const vatReturnAt = (pathname: string): string | undefined => returnPath.exec(pathname)?.[1];

/** True if the app has a page at this path. */
export const isPagePath = (pathname: string): boolean =>
  paths.has(pathname) || vatReturnAt(pathname) !== undefined;
