const key = 'fettle-cursor';

/** How far the records on this device are; undefined where none lie here, or storage is denied. */
export const keptCursor = (): string | undefined => {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
};

/** Says how far they are, for what runs before the app does. */
export const keepCursor = (cursor: string | undefined): void => {
  try {
    if (cursor === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, cursor);
  } catch {
    // Then the app asks by itself.
  }
};
