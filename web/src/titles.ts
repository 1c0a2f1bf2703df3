/** Each place's title. A phone shows it before the place's code has loaded (boot.ts, app.html). */
export const titles = {
  clients: 'Clients',
  sites: 'Properties',
  certificates: 'Certificates',
  dues: 'Due',
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

/** The address of a place with a title. */
export type TitledPath = `/${keyof typeof titles}`;

const lists: readonly TitledPath[] = [
  '/clients',
  '/sites',
  '/certificates',
  '/dues',
  '/jobs',
  '/quotes',
  '/invoices',
  '/inventory',
  '/prices',
  '/receipts',
  '/employees',
];

/** True if the place is a list, whose header is the first thing on a phone. */
export const isList = (pathname: string): boolean => lists.some((list) => list === pathname);

/** The title of the place at a path; undefined if it depends on data, as on the dashboard. */
export const titleAt = (pathname: string): string | undefined =>
  Object.entries(titles).find(([place]) => pathname === `/${place}`)?.[1];
