import type { Construct } from 'constructs';
import { Alarms } from './alarms.ts';
import { overview, type Watched } from './overview.ts';
import {
  watchApi,
  watchFunctions,
  watchMail,
  watchReminders,
  watchTable,
  watchWebhook,
  watchWork,
} from './watched.ts';

/** Every alarm, and the page that shows them all. */
export const watch = (scope: Construct, watched: Watched): void => {
  const { around, api, reminders } = watched;
  const alarms = new Alarms(scope, 'Alarms', around.settings);
  watchApi(alarms, api);
  watchFunctions(alarms);
  watchTable(alarms, around.data.table);
  watchWebhook(alarms, api);
  watchReminders(alarms, reminders, around.queues);
  watchWork(alarms, around.queues);
  if (around.mail) watchMail(alarms);
  overview(scope, watched, alarms);
};
