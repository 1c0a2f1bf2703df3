import type { Construct } from 'constructs';
import { Alarms } from './alarms.ts';
import { overview, type Watched } from './overview.ts';
import { watchLetters, watchReminders, watchUpkeep, watchVisits, watchWork } from './runs.ts';
import {
  watchApi,
  watchChanges,
  watchFunctions,
  watchLogs,
  watchMail,
  watchScans,
  watchTable,
  watchWebhook,
} from './serving.ts';

/** Every alarm, and the dashboard. */
export const watch = (scope: Construct, watched: Watched): Alarms => {
  const { around, api, reminders, upkeep, visits } = watched;
  const alarms = new Alarms(scope, 'Alarms', around.settings);
  watchApi(alarms, api);
  watchScans(alarms, api);
  watchFunctions(alarms);
  watchLogs(alarms, around.settings);
  watchTable(alarms, around.data.table);
  watchChanges(alarms, around.data.table, around.settings);
  watchWebhook(alarms, api);
  watchReminders(alarms, reminders, around.queues);
  watchVisits(alarms, visits);
  watchLetters(alarms, around.queues, around.settings);
  watchWork(alarms, around.queues);
  watchUpkeep(alarms, upkeep, around);
  if (around.mail) watchMail(alarms, around.settings);
  overview(scope, watched, alarms);
  return alarms;
};
