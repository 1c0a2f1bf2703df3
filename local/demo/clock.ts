/** Runs work at another time: everything it writes is dated then. `at` is in epoch milliseconds. */
export const at = async <T>(time: number, work: () => Promise<T>): Promise<T> => {
  const now = Date.now;
  // Stores take the time from Date.now; requests to the database are signed with the real time.
  Date.now = () => time;
  try {
    return await work();
  } finally {
    Date.now = now;
  }
};

export const hourMs = 60 * 60 * 1000;
export const dayMs = 24 * hourMs;
