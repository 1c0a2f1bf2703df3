import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';

/** ElectroDB wraps the client's errors. */
const isRefused = (error: unknown): boolean =>
  error instanceof Error &&
  [error, error.cause].some((each) => each instanceof ConditionalCheckFailedException);

/** Runs a single-item write; true if its condition held. */
export const held = async (update: { go: () => Promise<unknown> }): Promise<boolean> => {
  try {
    await update.go();
    return true;
  } catch (error) {
    if (isRefused(error)) return false;
    throw error;
  }
};
