import { Duration } from 'aws-cdk-lib';
import { Stats } from 'aws-cdk-lib/aws-cloudwatch';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import type { Happening } from '#shared/happenings.ts';
import type { Surroundings } from '../app/access.ts';
import type { Queues } from '../app/queues.ts';
import type { Reminders } from '../app/reminders.ts';
import type { Upkeep } from '../app/upkeep.ts';
import type { Visits } from '../app/visits.ts';
import type { Settings } from '../config.ts';
import type { Alarms } from './alarms.ts';
import { counted } from './counts.ts';

const sum = { period: Duration.minutes(5), statistic: Stats.SUM };

/** More than a day, even when the clocks go back. */
const hoursOfADay = 26;

const missed = (planner: IFunction) =>
  ({
    metric: planner.metricInvocations({ ...sum, period: Duration.hours(1) }),
    from: 1,
    whenSilent: true,
    of: hoursOfADay,
    in: hoursOfADay,
  }) as const;

const dead = (letters: IQueue) => ({
  metric: letters.metricApproximateNumberOfMessagesVisible({ ...sum, statistic: Stats.MAXIMUM }),
  from: 1,
});

export const watchReminders = (alarms: Alarms, { planner, lostRuns }: Reminders, queues: Queues): void => {
  const { queue, deadLetters } = queues.reminders;
  alarms.add('reminders-missed', 'The morning run of the reminders has not begun.', missed(planner));
  alarms.add('reminders-failed', 'The morning run of the reminders broke off.', {
    metric: planner.metricErrors(sum),
    from: 1,
  });
  alarms.add(
    'reminders-lost-runs',
    'The morning run of the reminders could not begin, or broke off three times.',
    dead(lostRuns),
  );
  alarms.add('reminders-dead-letters', 'Reminders could not be sent after three tries.', dead(deadLetters));
  alarms.add('reminders-slow', 'A reminder has been waiting for more than 15 minutes.', {
    metric: queue.metricApproximateAgeOfOldestMessage({ ...sum, statistic: Stats.MAXIMUM }),
    from: 15 * 60,
  });
};

export const watchVisits = (alarms: Alarms, { planner, lostRuns }: Visits): void => {
  alarms.add('visits-missed', 'The afternoon run of the appointment mails has not begun.', missed(planner));
  alarms.add(
    'visits-lost-runs',
    'The afternoon run of the appointment mails could not begin, or broke off three times.',
    dead(lostRuns),
  );
};

export const watchLetters = (alarms: Alarms, { letters }: Queues, settings: Settings): void => {
  const late: Happening = 'LetterLate';
  alarms.add('letters-late', 'A letter has been waiting to go out for more than 15 minutes.', {
    metric: counted(late, settings),
    from: 1,
  });
  alarms.add('letters-slow', 'Nobody has looked for letters that wait for more than 15 minutes.', {
    metric: letters.queue.metricApproximateAgeOfOldestMessage({ ...sum, statistic: Stats.MAXIMUM }),
    from: 15 * 60,
  });
  alarms.add(
    'letters-dead-letters',
    'Five rounds in a row for the letters that wait broke off.',
    dead(letters.deadLetters),
  );
};

export const watchWork = (alarms: Alarms, { work }: Queues): void =>
  alarms.add(
    'work-dead-letters',
    'An account could not be erased, or exported, after five tries.',
    dead(work.deadLetters),
  );

export const watchUpkeep = (
  alarms: Alarms,
  { planner, lostRuns }: Upkeep,
  { settings, queues }: Surroundings,
): void => {
  alarms.add('upkeep-missed', 'The upkeep of the night has not begun.', missed(planner));
  alarms.add(
    'upkeep-lost-runs',
    'The upkeep of the night could not begin, or broke off three times.',
    dead(lostRuns),
  );
  alarms.add(
    'upkeep-dead-letters',
    'Counters could not be recounted after three tries.',
    dead(queues.upkeep.deadLetters),
  );
  const repaired: Happening = 'CountersRepaired';
  alarms.add('counters-repaired', 'A counter was wrong and has been put right: somewhere there is a bug.', {
    metric: counted(repaired, settings),
    from: 1,
  });
};
