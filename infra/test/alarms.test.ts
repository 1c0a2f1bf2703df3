import { readFileSync } from 'node:fs';
import { stageNames } from './stages.ts';
import { only, resources } from './templates.ts';

interface Alarm {
  AlarmName: string;
  AlarmDescription: string;
  AlarmActions: unknown[];
  TreatMissingData: string;
  Threshold: number;
  Period?: number;
  EvaluationPeriods: number;
}

const alarmsOf = (stage: (typeof stageNames)[number]): Alarm[] =>
  resources(stage, 'app', 'AWS::CloudWatch::Alarm').map(([, { Properties }]) => Properties as never);
const nameOf = ({ AlarmName }: Alarm): string => AlarmName.replace(/^fettle-(dev|prod)-/, '');

test('production rings for these', () => {
  expect(alarmsOf('prod').map(nameOf).sort()).toEqual([
    'api-5xx',
    'api-latency',
    'counters-repaired',
    'function-errors',
    'function-throttles',
    'mail-bounces',
    'mail-complaints',
    'reminders-dead-letters',
    'reminders-failed',
    'reminders-missed',
    'reminders-slow',
    'table-throttles',
    'upkeep-dead-letters',
    'upkeep-missed',
    'webhook-failures',
    'webhook-refused',
    'work-dead-letters',
  ]);
});

describe.each(stageNames)('every alarm of %s', (stage) => {
  const runbook = readFileSync('docs/runbook.md', 'utf8');

  test.each(alarmsOf(stage).map((alarm) => [nameOf(alarm), alarm] as const))(
    '%s reaches the owner and has its line in the runbook',
    (name, alarm) => {
      expect(alarm.AlarmActions).toHaveLength(1);
      expect(alarm.AlarmDescription).toContain(`docs/runbook.md#${name}`);
      expect(runbook).toMatch(new RegExp(`^### ${name}$`, 'm'));
    },
  );
});

test.each(['reminders-missed', 'upkeep-missed'])('%s rings within 26 hours, silence included', (name) => {
  const missed = alarmsOf('prod').find((alarm) => nameOf(alarm) === name);
  expect(missed).toMatchObject({
    TreatMissingData: 'breaching',
    Threshold: 1,
    Period: 3600,
    EvaluationPeriods: 26,
  });
});

test('the bill is watched too', () => {
  expect(only('prod', 'app', 'AWS::Budgets::Budget')).toMatchObject({
    Budget: { BudgetLimit: { Amount: 200, Unit: 'USD' } },
    NotificationsWithSubscribers: [
      { Notification: { NotificationType: 'ACTUAL', Threshold: 80 } },
      { Notification: { NotificationType: 'FORECASTED', Threshold: 100 } },
    ],
  });
});
