/** What was typed into a form and not saved, as it lies on this device. */
export interface Kept {
  /** The record that it changes, as it was when the typing began; null for a new one. */
  base: unknown;
  /** The fields that were typed into, by name. */
  values: Record<string, unknown>;
  /** When, in milliseconds. */
  at: number;
}

type Id = number | '' | null | undefined;

const prefix = 'fettle-typed:';
const longestMs = 30 * 24 * 60 * 60 * 1000;

/** Where it lies: of one user of this device, and no other is ever shown it. */
export const keptKey = (userId: string, form: string): string => `${prefix}${userId}:${form}`;

/** The name of a new record's form. One begun for another client or job is another form: what was typed for one is not shown for the other. */
export const nameOfNew = (form: string, { clientId, jobId }: { clientId?: Id; jobId?: Id }): string =>
  [form, clientId && `client-${clientId}`, jobId && `job-${jobId}`].filter(Boolean).join('/');

const read = (key: string): Kept | null => {
  const text = localStorage.getItem(key);
  const kept = text === null ? null : (JSON.parse(text) as Kept);
  return kept && Date.now() - kept.at < longestMs ? kept : null;
};

/** What is kept there, if that is not too long ago. A browser that keeps nothing, or lost half of it, has nothing. */
export const readKept = (key: string): Kept | null => {
  try {
    return read(key);
  } catch {
    return null;
  }
};

/** Keeps it; false where the browser would not. */
export const writeKept = (key: string, base: unknown, values: Record<string, unknown>): boolean => {
  try {
    const kept: Kept = { base, values, at: Date.now() };
    localStorage.setItem(key, JSON.stringify(kept));
    return true;
  } catch {
    return false;
  }
};

export const dropKept = (key: string): void => {
  try {
    localStorage.removeItem(key);
  } catch {
    // Where nothing can be kept there is nothing to drop.
  }
};

/** Whether this browser keeps anything at all. */
export const canKeep = (): boolean => {
  const key = `${prefix}try`;
  const can = writeKept(key, null, {});
  dropKept(key);
  return can;
};

/** Drops what was kept too long ago, whoever's it was. */
export const dropOldKept = (): void => {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(prefix) && !readKept(key)) dropKept(key);
  } catch {
    // As above.
  }
};
