import type { ITableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Needs } from './needs.ts';

const looking = ['dynamodb:BatchGetItem', 'dynamodb:GetItem', 'dynamodb:Query'];
const visiting = [...looking, 'dynamodb:UpdateItem'];
const writing = [...visiting, 'dynamodb:ConditionCheckItem', 'dynamodb:DeleteItem', 'dynamodb:PutItem'];
const actions = {
  look: looking,
  visit: visiting,
  write: writing,
  erase: [...writing, 'dynamodb:BatchWriteItem'],
};

/** The partitions of users: every record lies in its owner's. */
const ownerPartitions = 'user#*';

const onlyPartitions = (patterns: string[]) => ({
  'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': patterns },
  // `ForAllValues` alone also holds for a request that names no key at all, a scan say.
  Null: { 'dynamodb:LeadingKeys': 'false' },
});

/** What a function may do with the table, held to the partitions it has business in. */
export const tableStatements = (table: ITableV2, needs: Needs): PolicyStatement[] => [
  new PolicyStatement({
    sid: 'Table',
    actions: actions[needs.table],
    resources: [table.tableArn],
    conditions: onlyPartitions([ownerPartitions, ...(needs.partitions ?? [])]),
  }),
  ...Object.entries(needs.indexes ?? {}).map(
    ([index, partitions]) =>
      new PolicyStatement({
        sid: `Index${index}`,
        actions: ['dynamodb:Query'],
        resources: [`${table.tableArn}/index/${index}`],
        conditions: onlyPartitions(partitions),
      }),
  ),
];
