/** An error that the user at the terminal can fix: shown as one sentence, without a stack trace. */
export class PlainError extends Error {}

/** Runs a command. Prints its error, if any, and sets exit code 1. */
export const command = (run: () => Promise<void>): void => {
  run().catch((error) => {
    console.error(error instanceof PlainError ? error.message : error);
    process.exitCode = 1;
  });
};
