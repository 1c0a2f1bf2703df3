import { asLambda } from '../../local/gateway/running.ts';

/** The morning's planner with all that follows from it. Entities read the environment when they are loaded, so it waits until the system has set it. */
export const runReminders = async () => {
  const { receiveInProcess } = await import('#functions/lib/queue.ts');
  const sender = (await import('#functions/reminders/sender.ts')).handler;
  const carrier = (await import('#functions/carrier/carrier.ts')).handler;
  receiveInProcess('reminders', asLambda('sender', sender));
  receiveInProcess('letters', asLambda('carrier', carrier));
  return (await import('#functions/reminders/planner.ts')).handler();
};
