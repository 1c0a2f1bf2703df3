const key = (userId: string): string => `fettle-waits:${userId}`;

/** Whether something was waiting when this device was last used: then it is shown before anything else is done. */
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
    // Then it is shown a moment later.
  }
};
