import type { FunctionName } from '../app/entries.ts';

const roles: Partial<Record<FunctionName, string>> = {
  origin: 'Origin',
  planner: 'RemindersPlanner',
  sender: 'RemindersSender',
  visits: 'VisitsPlanner',
  carrier: 'Carrier',
  worker: 'Worker',
  upkeep: 'UpkeepPlanner',
  recounter: 'UpkeepRecounter',
  bounces: 'BouncesHandler',
};

/** The logical id of a function's role, without CDK's suffixes. */
export const roleOf = (name: FunctionName): string => roles[name] ?? `Functions${name}`;
