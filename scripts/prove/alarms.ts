import { eventually, must, type Proof } from './proof.ts';
import type { Cloud } from './site.ts';

interface History {
  AlarmHistoryItems: { Timestamp: string; HistorySummary: string; HistoryData: string }[];
}

const reason = 'npm run prove';

const setState = ({ aws }: Cloud, name: string, state: 'ALARM' | 'OK') =>
  aws(
    'cloudwatch',
    'set-alarm-state',
    '--alarm-name',
    name,
    '--state-value',
    state,
    '--state-reason',
    reason,
  );

const actionsSince = async (
  { aws }: Cloud,
  name: string,
  since: Date,
): Promise<History['AlarmHistoryItems']> => {
  const { AlarmHistoryItems } = await aws<History>(
    'cloudwatch',
    'describe-alarm-history',
    '--alarm-name',
    name,
    '--history-item-type',
    'Action',
    '--start-date',
    since.toISOString(),
  );
  return AlarmHistoryItems;
};

export const alarms: Proof = {
  name: 'An alarm that rings reaches its topic, which mails you',
  needs: 'AWS',
  run: async ({ cloud }) => {
    const name = cloud?.alarms[0];
    if (!cloud || !name) throw new Error('There are no alarms');
    const since = new Date();
    await setState(cloud, name, 'ALARM');
    try {
      const [action] = await eventually('The alarm did nothing', 60, async () => {
        const found = await actionsSince(cloud, name, since);
        return found.length > 0 && found;
      });
      must(
        action?.HistorySummary.startsWith('Successfully executed action'),
        `${action?.HistorySummary}: ${action?.HistoryData}`,
      );
    } finally {
      await setState(cloud, name, 'OK');
    }
  },
};
