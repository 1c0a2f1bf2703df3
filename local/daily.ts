import { londonDate } from '#shared/dates.ts';
import { planHours } from '#shared/reminders/hours.ts';
import { asLambda } from './gateway/running.ts';

type Plan = keyof typeof planHours;

const londonHour = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  hour: '2-digit',
  hourCycle: 'h23',
});

/** The plans that became due since an earlier moment, in epoch milliseconds. Catches up after the machine was asleep. */
export const plansDue = (since: number, now: number): Plan[] => {
  const isPast = (at: number, plan: Plan) => Number(londonHour.format(at)) >= planHours[plan];
  const isNewDay = londonDate(since) !== londonDate(now);
  return (Object.keys(planHours) as Plan[]).filter(
    (plan) => isPast(now, plan) && (isNewDay || !isPast(since, plan)),
  );
};

const runPlan = async (plan: Plan): Promise<void> => {
  const { handler } =
    plan === 'reminders'
      ? await import('#functions/reminders/planner.ts')
      : await import('#functions/visits/planner.ts');
  await asLambda(plan === 'reminders' ? 'planner' : 'visits', handler)();
};

const lookEveryMs = 30_000;

/** Plans the day's mails at the hours of AWS's schedules while this process runs. Returns a function that stops it. */
export async function planDaily(): Promise<() => void> {
  const { receiveInBackground } = await import('#functions/lib/queue.ts');
  receiveInBackground(
    'reminders',
    asLambda('sender', (await import('#functions/reminders/sender.ts')).handler),
  );
  let looked = Date.now();
  const look = () => {
    const now = Date.now();
    const due = plansDue(looked, now);
    looked = now;
    for (const plan of due) void runPlan(plan).catch(console.error);
  };
  const timer = setInterval(look, lookEveryMs);
  return () => clearInterval(timer);
}
