import type { ResourceName } from '#shared/routes.ts';

/**
 * The app stack's nested stacks: a template is limited to 500 resources, and a Lambda takes about six. They deploy and roll back
 * as one change set; separate stacks would block each other through their exports.
 */
export const domains = ['People', 'Work', 'Money'] as const;
export type Domain = (typeof domains)[number];

/** The nested stack of each resource's function and routes. */
export const domainOf: Record<ResourceName, Domain> = {
  account: 'People',
  admin: 'People',
  auth: 'People',
  firms: 'People',
  members: 'People',
  settings: 'People',
  assignments: 'Work',
  board: 'Work',
  calendar: 'Work',
  certificates: 'Work',
  clients: 'Work',
  dashboard: 'Work',
  dues: 'Work',
  employees: 'Work',
  inventory: 'Work',
  jobs: 'Work',
  leave: 'Work',
  photos: 'Work',
  sites: 'Work',
  time: 'Work',
  books: 'Money',
  filing: 'Money',
  guest: 'Money',
  invoices: 'Money',
  payments: 'Money',
  prices: 'Money',
  quotes: 'Money',
  receipts: 'Money',
  subscription: 'Money',
  sync: 'Work',
  thread: 'Work',
  tax: 'Money',
};
