/**
 * What few calls need, made by the first of them and kept for the process: code and SDK's clients take time to load, and
 * connections, once open, serve all calls. What failed is tried again by the next call.
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
