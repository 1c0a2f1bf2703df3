import { Duration } from 'aws-cdk-lib';
import { type IMetric, MathExpression, Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import { type ITableV2, Operation } from 'aws-cdk-lib/aws-dynamodb';

const operations = [
  Operation.BATCH_GET_ITEM,
  Operation.BATCH_WRITE_ITEM,
  Operation.DELETE_ITEM,
  Operation.GET_ITEM,
  Operation.PUT_ITEM,
  Operation.QUERY,
  Operation.TRANSACT_GET_ITEMS,
  Operation.TRANSACT_WRITE_ITEMS,
  Operation.UPDATE_ITEM,
];

/**
 * The requests that DynamoDB throttled, for every operation that handlers use. DynamoDB publishes these metrics only when it
 * throttles: without FILL a sum would need data from all of them, and an alarm that has fired would never clear.
 */
export const turnedAway = (table: ITableV2): IMetric => {
  const period = Duration.minutes(5);
  const usingMetrics = Object.fromEntries(
    operations.map((operation) => [
      operation.toLowerCase(),
      new Metric({
        namespace: 'AWS/DynamoDB',
        metricName: 'ThrottledRequests',
        dimensionsMap: { TableName: table.tableName, Operation: operation },
        statistic: Stats.SUM,
        period,
      }),
    ]),
  );
  const expression = Object.keys(usingMetrics)
    .map((id) => `FILL(${id}, 0)`)
    .join(' + ');
  return new MathExpression({ expression, usingMetrics, period, label: 'Requests turned away' });
};
