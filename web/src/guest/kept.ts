/** What the browser forgets with the tab. Where it keeps nothing at all, the page keeps it as long as it is open. */
const here = new Map<string, string>();

export const keep = (name: string, value: string): void => {
  here.set(name, value);
  try {
    sessionStorage.setItem(name, value);
  } catch {
    // Some browsers refuse every storage: then a reload forgets, and nothing else is lost.
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

/** Something kept as JSON, or `undefined`. */
export const keptJson = (name: string): unknown => {
  try {
    return JSON.parse(kept(name) ?? '') as unknown;
  } catch {
    return undefined;
  }
};
