/** Something the person at the keyboard can put right: shown as its one sentence, without a stack. */
export class PlainError extends Error {}

/** Runs a command. What stops it is printed, and the exit code is 1. */
export const command = (run: () => Promise<void>): void => {
  run().catch((error) => {
    console.error(error instanceof PlainError ? error.message : error);
    process.exitCode = 1;
  });
};
