/** What stands at the head of each place. A phone shows it before the place's code has come (boot.ts, app.html). */
export const titles = {
  clients: 'Clients',
  sites: 'Properties',
  jobs: 'Jobs',
  quotes: 'Quotes',
  invoices: 'Invoices',
  calendar: 'Calendar',
  board: 'Board',
  inventory: 'Inventory Management',
  prices: 'Prices',
  receipts: 'VAT Receipts',
  books: 'Books',
  tax: 'Tax',
  time: 'Time',
  employees: 'Employee Management',
  subscription: 'Subscription Management',
  settings: 'Settings',
  admin: 'Admin Dashboard',
} as const;

const lists: readonly string[] = [
  '/clients',
  '/sites',
  '/jobs',
  '/quotes',
  '/invoices',
  '/inventory',
  '/prices',
  '/receipts',
  '/employees',
];

/** True of a place that is a list: on a phone its own head is the first thing there is. */
export const isList = (pathname: string): boolean => lists.includes(pathname);

/** The title of the place at a path; none where it is only known later, as on the dashboard. */
export const titleAt = (pathname: string): string | undefined =>
  Object.entries(titles).find(([place]) => pathname === `/${place}`)?.[1];
