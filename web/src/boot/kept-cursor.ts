const key = 'fettle-cursor';

/** The cursor of this device's records; undefined if there are none or storage is denied. */
export const keptCursor = (): string | undefined => {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
};

/** Stores the cursor where the boot script can read it. */
export const keepCursor = (cursor: string | undefined): void => {
  try {
    if (cursor === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, cursor);
  } catch {
    // Then the app asks without it.
  }
};
