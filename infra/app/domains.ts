import type { ResourceName } from '#shared/routes.ts';

/**
 * The nested stacks that the app stack is made of: one template holds 500 resources and a Lambda takes about six. They are one
 * change set and are rolled back together; stacks that stand by themselves would lock each other by what they export.
 */
export const domains = ['People', 'Work', 'Money'] as const;
export type Domain = (typeof domains)[number];

/** Which of them a resource's function and routes lie in. */
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
