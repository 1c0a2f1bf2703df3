import type { ITableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Needs } from './needs.ts';

const looking = ['dynamodb:BatchGetItem', 'dynamodb:GetItem', 'dynamodb:Query'];
const changing = ['dynamodb:DeleteItem', 'dynamodb:UpdateItem'];
const writing = [...looking, ...changing, 'dynamodb:ConditionCheckItem', 'dynamodb:PutItem'];
const actions = {
  look: looking,
  write: writing,
  erase: [...writing, 'dynamodb:BatchWriteItem'],
};

/** The partitions of firms, which hold every record of a business. */
const firms = 'firm#*';
/** The partitions of people: their accounts and sessions. */
const people = 'user#*';

const onlyPartitions = (patterns: string[]) => ({
  'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': patterns },
  // `ForAllValues` alone also matches requests without any key, such as a scan.
  Null: { 'dynamodb:LeadingKeys': 'false' },
});

/** One request reads the caller together with their firm. A session records its last use, and is deleted with its identity. */
const callerStatement = (table: ITableV2): PolicyStatement =>
  new PolicyStatement({
    sid: 'Caller',
    actions: ['dynamodb:BatchGetItem', ...changing],
    resources: [table.tableArn],
    conditions: onlyPartitions([firms, people]),
  });

/** A function's permissions for the table, limited to the partitions it needs. */
export const tableStatements = (table: ITableV2, needs: Needs): PolicyStatement[] => [
  new PolicyStatement({
    sid: 'Table',
    actions: actions[needs.table],
    resources: [table.tableArn],
    conditions: onlyPartitions([
      firms,
      ...(needs.people === 'keep' ? [people] : []),
      ...(needs.partitions ?? []),
    ]),
  }),
  ...(needs.people === 'admit' ? [callerStatement(table)] : []),
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
