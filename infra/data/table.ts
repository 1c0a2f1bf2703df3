import { AttributeType, Billing, type ITableV2, TableEncryptionV2, TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import type { Construct } from 'constructs';
import { tableDefinition } from '#functions/lib/table-definition.ts';
import { backupDays } from '#shared/account/contract.ts';
import type { Settings } from '../config.ts';
import { fateOf, isGuarded } from './retention.ts';

const text = (name: string) => ({ name, type: AttributeType.STRING });

/** The one table for all records. On-demand capacity: we pay per request, and it scales automatically. */
const ownTable = (scope: Construct, settings: Settings): TableV2 =>
  new TableV2(scope, 'Table', {
    partitionKey: text(tableDefinition.partitionKey),
    sortKey: text(tableDefinition.sortKey),
    globalSecondaryIndexes: tableDefinition.indexes.map(({ name, partitionKey, sortKey }) => ({
      indexName: name,
      partitionKey: text(partitionKey),
      sortKey: text(sortKey),
    })),
    timeToLiveAttribute: tableDefinition.ttlAttribute,
    billing: Billing.onDemand(),
    encryption: TableEncryptionV2.awsManagedKey(),
    pointInTimeRecoverySpecification: {
      pointInTimeRecoveryEnabled: true,
      recoveryPeriodInDays: backupDays,
    },
    deletionProtection: isGuarded(settings),
    removalPolicy: fateOf(settings),
  });

/** The table that the app uses: the stack's own, or the one restored in its place. The stack's own table is kept in either case. */
export const recordsTable = (scope: Construct, settings: Settings): ITableV2 => {
  const own = ownTable(scope, settings);
  const { restoredTable: tableName } = settings;
  if (!tableName) return own;
  const globalIndexes = tableDefinition.indexes.map(({ name }) => name);
  return TableV2.fromTableAttributes(scope, 'Restored', { tableName, globalIndexes });
};
