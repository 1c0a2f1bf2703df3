import { asLambda } from '../../local/gateway/running.ts';

/** Runs the morning's planner and everything it starts. Imported late, because entities read the environment when loaded. */
export const runReminders = async () => {
  const { receiveInProcess } = await import('#functions/lib/queue.ts');
  const sender = (await import('#functions/reminders/sender.ts')).handler;
  const carrier = (await import('#functions/carrier/carrier.ts')).handler;
  receiveInProcess('reminders', asLambda('sender', sender));
  receiveInProcess('letters', asLambda('carrier', carrier));
  return (await import('#functions/reminders/planner.ts')).handler();
};
