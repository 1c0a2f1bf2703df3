import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';

/** ElectroDB wraps what the database's client throws. */
const isRefused = (error: unknown): boolean =>
  error instanceof Error &&
  [error, error.cause].some((each) => each instanceof ConditionalCheckFailedException);

/** Makes a write of a single item and answers whether its condition held. */
export const held = async (update: { go: () => Promise<unknown> }): Promise<boolean> => {
  try {
    await update.go();
    return true;
  } catch (error) {
    if (isRefused(error)) return false;
    throw error;
  }
};
