/**
 * Creates something few calls need on first use, and keeps it for the process: modules and SDK clients take time to load, and open
 * connections are reused. A failure is retried by the next call.
 */
export const lazily = <T>(make: () => Promise<T>): (() => Promise<T>) => {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make().catch((error: unknown) => {
      made = undefined;
      throw error;
    });
    return made;
  };
};
