/** The address of every page of the app, without its query: where a sign-in may end. */
export const pagePaths = [
  '/',
  '/dashboard',
  '/clients',
  '/jobs',
  '/quotes',
  '/invoices',
  '/calendar',
  '/inventory',
  '/receipts',
  '/books',
  '/tax',
  '/employees',
  '/subscription',
  '/settings',
  '/admin',
  '/payment',
  '/payments',
  '/prices',
  '/import',
  '/terms',
  '/privacy',
  '/contact',
  '/auth-debug',
  '/auth-retry',
] as const;

export type PagePath = (typeof pagePaths)[number];
