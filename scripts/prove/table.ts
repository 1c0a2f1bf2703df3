import { must, type Proof } from './proof.ts';

interface Backups {
  ContinuousBackupsDescription: {
    PointInTimeRecoveryDescription: { PointInTimeRecoveryStatus: string; RecoveryPeriodInDays?: number };
  };
}
interface Ttl {
  TimeToLiveDescription: { TimeToLiveStatus: string; AttributeName?: string };
}
interface Described {
  Table: { TableStatus: string; DeletionProtectionEnabled?: boolean };
}

/** The name of stages whose data must be kept. */
const kept = 'prod';

export const table: Proof = {
  name: 'The table can be restored, forgets what is over, and is protected',
  needs: 'AWS',
  run: async ({ cloud, table: name, stage }) => {
    const ask = <T>(verb: string) => cloud?.aws<T>('dynamodb', verb, '--table-name', name);
    const backups = await ask<Backups>('describe-continuous-backups');
    const recovery = backups?.ContinuousBackupsDescription.PointInTimeRecoveryDescription;
    must(recovery?.PointInTimeRecoveryStatus === 'ENABLED', 'Point-in-time recovery is off');
    const ttl = (await ask<Ttl>('describe-time-to-live'))?.TimeToLiveDescription;
    must(ttl?.TimeToLiveStatus === 'ENABLED' && ttl.AttributeName === 'ttl', 'Expiry is off');
    const described = await ask<Described>('describe-table');
    must(described?.Table.TableStatus === 'ACTIVE', `It is ${described?.Table.TableStatus}`);
    must(stage !== kept || described?.Table.DeletionProtectionEnabled, 'It can be deleted');
  },
};
