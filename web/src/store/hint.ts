const key = (userId: string): string => `fettle-waits:${userId}`;

/** True if changes were queued when this device was last used: the queue is then shown before anything else happens. */
export const mayWait = (userId: string): boolean => {
  try {
    return localStorage.getItem(key(userId)) !== null;
  } catch {
    return false;
  }
};

export const noteWaiting = (userId: string, isWaiting: boolean): void => {
  try {
    if (isWaiting) localStorage.setItem(key(userId), '1');
    else localStorage.removeItem(key(userId));
  } catch {
    // The queue is then shown a moment later.
  }
};
