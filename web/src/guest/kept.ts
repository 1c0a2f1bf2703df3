/** Storage that lasts as long as the tab. If the browser denies storage, it lasts as long as the page is open. */
const here = new Map<string, string>();

export const keep = (name: string, value: string): void => {
  here.set(name, value);
  try {
    sessionStorage.setItem(name, value);
  } catch {
    // Some browsers deny all storage: then a reload forgets, and nothing else is lost.
  }
};

export const kept = (name: string): string | null => {
  const value = here.get(name);
  if (value !== undefined) return value;
  try {
    return sessionStorage.getItem(name);
  } catch {
    return null;
  }
};

/** A stored JSON value, or `undefined`. */
export const keptJson = (name: string): unknown => {
  try {
    return JSON.parse(kept(name) ?? '') as unknown;
  } catch {
    return undefined;
  }
};
