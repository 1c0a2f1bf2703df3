/** The most that a device queues: changes, and the bytes of their files. */
export const logLimits = { entries: 2000, bytes: 500_000_000 } as const;

/** The queue is full: the form stays open. */
export class LogFull extends Error {
  override readonly name = 'LogFull';

  constructor() {
    super(
      `This phone holds ${logLimits.entries.toLocaleString('en-GB')} unsent changes. Connect to send them.`,
    );
  }
}
