import {
  type DynamoDBClient,
  RestoreTableToPointInTimeCommand,
  UpdateContinuousBackupsCommand,
  UpdateTableCommand,
  UpdateTimeToLiveCommand,
  waitUntilTableExists,
} from '@aws-sdk/client-dynamodb';
import { tableDefinition } from '#functions/lib/table-definition.ts';
import { backupDays } from '#shared/account/contract.ts';

/** The timeout of a restore, in seconds: AWS says minutes to hours, depending on the table's size. */
const longest = 12 * 60 * 60;

export interface Asked {
  /** The table as it is now. */
  from: string;
  /** The table to create, which must not exist yet. */
  to: string;
  /** Its records are as they were then: five minutes ago at the latest, 35 days at the earliest. */
  at: Date;
}

/** Restores a table as of some second to a second table, and waits until that is active. */
export const restoreTable = async (db: DynamoDBClient, { from, to, at }: Asked): Promise<void> => {
  await db.send(
    new RestoreTableToPointInTimeCommand({ SourceTableName: from, TargetTableName: to, RestoreDateTime: at }),
  );
  await waitUntilTableExists(
    { client: db, maxWaitTime: longest, minDelay: 20, maxDelay: 60 },
    { TableName: to },
  );
};

/** A restored table has no backups, expiry or deletion protection. */
export const makeFitToServe = async (db: DynamoDBClient, TableName: string): Promise<void> => {
  await db.send(
    new UpdateContinuousBackupsCommand({
      TableName,
      PointInTimeRecoverySpecification: {
        PointInTimeRecoveryEnabled: true,
        RecoveryPeriodInDays: backupDays,
      },
    }),
  );
  await db.send(
    new UpdateTimeToLiveCommand({
      TableName,
      TimeToLiveSpecification: { Enabled: true, AttributeName: tableDefinition.ttlAttribute },
    }),
  );
  await db.send(new UpdateTableCommand({ TableName, DeletionProtectionEnabled: true }));
};
