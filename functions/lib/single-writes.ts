import { type DynamoDBClient, TransactionConflictException } from '@aws-sdk/client-dynamodb';
import { backOff } from './back-off.ts';
import { tooBusy } from './errors.ts';

const attempts = 9;

/**
 * Tries a write of one item again that meets a transaction on it: DynamoDB refuses it with `TransactionConflictException`,
 * which the SDK does not retry, and has written nothing. Throws 503 when the item stays taken, after a second or two.
 */
export const retrySingleWrites = (client: DynamoDBClient): DynamoDBClient => {
  client.middlewareStack.add(
    (next) => async (call) => {
      for (let attempt = 0; attempt < attempts; attempt++) {
        try {
          return await next(call);
        } catch (error) {
          if (!(error instanceof TransactionConflictException)) throw error;
          await backOff(attempt);
        }
      }
      throw tooBusy();
    },
    { step: 'initialize', name: 'retrySingleWrites' },
  );
  return client;
};
