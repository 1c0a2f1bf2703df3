import { PlainError } from '../plain-error.ts';
import { dynoxideBinary } from './binary.ts';
import { type Database, startDatabase } from './database.ts';

/** The database: the one at `AWS_ENDPOINT_URL_DYNAMODB`, or the stand-in with its data in the data folder. */
export async function database(data: string): Promise<Database> {
  const given = process.env.AWS_ENDPOINT_URL_DYNAMODB;
  if (given) return { url: given, stop: async () => undefined };
  const binary = dynoxideBinary();
  if (!binary) {
    throw new PlainError(
      'There is no database for this machine: start DynamoDB Local and set AWS_ENDPOINT_URL_DYNAMODB to its address.',
    );
  }
  return startDatabase(binary, data);
}
