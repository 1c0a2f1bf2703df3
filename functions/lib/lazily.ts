/**
 * What few calls need, made by the first of them and kept for the process: an SDK's client takes time to load, and
 * its connections, once open, serve all calls.
 */
export const lazily = <T>(make: () => Promise<T>): (() => Promise<T>) => {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make();
    return made;
  };
};
