/** Runs work that takes place at another time: whatever it writes is dated then. `at` is in epoch milliseconds. */
export const at = async <T>(time: number, work: () => Promise<T>): Promise<T> => {
  const now = Date.now;
  // Every store asks Date.now for the time; requests to the database are signed with the real one.
  Date.now = () => time;
  try {
    return await work();
  } finally {
    Date.now = now;
  }
};

export const hourMs = 60 * 60 * 1000;
export const dayMs = 24 * hourMs;
