import { type ResourceName, routes } from '#shared/routes.ts';
import type { Entry } from './bundle.ts';

export const resourceNames = Object.keys(routes) as ResourceName[];

const resourceEntries = Object.fromEntries(
  resourceNames.map((folder) => [folder, { folder, file: 'handler', isResource: true }]),
) as Record<ResourceName, Entry>;

/** All our Lambdas by name: one for each resource, and those that no user calls. */
export const entries = {
  ...resourceEntries,
  origin: { folder: 'origin', file: 'handler' },
  planner: { folder: 'reminders', file: 'planner' },
  sender: { folder: 'reminders', file: 'sender' },
  visits: { folder: 'visits', file: 'planner' },
  carrier: { folder: 'carrier', file: 'carrier' },
  worker: { folder: 'account', file: 'worker' },
  upkeep: { folder: 'upkeep', file: 'planner' },
  bounces: { folder: 'bounces', file: 'handler' },
  recounter: { folder: 'upkeep', file: 'recounter' },
} satisfies Record<string, Entry>;

export type FunctionName = keyof typeof entries;
export const functionNames = Object.keys(entries) as FunctionName[];
