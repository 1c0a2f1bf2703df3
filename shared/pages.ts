/** The path of every page in the app: where a sign-in may return to. `:day` stands for a date. */
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
  '/tax/vat/:day',
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

/** The path under which an address is listed: its last day, if it ends with one, is `:day`. */
export const listedPath = (pathname: string): string => pathname.replace(/\/\d{4}-\d{2}-\d{2}$/, '/:day');

/** True if the app has a page at this path. */
export const isPagePath = (pathname: string): boolean => paths.has(listedPath(pathname));
