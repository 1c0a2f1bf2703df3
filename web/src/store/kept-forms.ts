/** A draft: form input that was not saved. */
export interface Kept {
  /** The record as it was when typing started; null for a new one. */
  base: unknown;
  /** The fields that were typed into, by name. */
  values: Record<string, unknown>;
  /** When, in milliseconds. */
  at: number;
}

type Id = number | '' | null | undefined;

const prefix = 'fettle-typed:';
const longestMs = 30 * 24 * 60 * 60 * 1000;

interface Whose {
  id: string;
  firm: { id: string } | null;
}

/** The storage key. It includes the user, so that nobody else on this device is shown the draft, and the firm that it is for. */
export const keptKey = ({ id, firm }: Whose, form: string): string =>
  `${prefix}${id}:${firm ? `${firm.id}:` : ''}${form}`;

/**
 * The name of a new record's form. The client or job that it was opened for is part of the name, so that what was typed for one is
 * not shown for another.
 */
export const nameOfNew = (form: string, { clientId, jobId }: { clientId?: Id; jobId?: Id }): string =>
  [form, clientId && `client-${clientId}`, jobId && `job-${jobId}`].filter(Boolean).join('/');

const read = (key: string): Kept | null => {
  const text = localStorage.getItem(key);
  const kept = text === null ? null : (JSON.parse(text) as Kept);
  return kept && Date.now() - kept.at < longestMs ? kept : null;
};

/** The draft, unless it is too old, can't be parsed, or the browser denies storage. */
export const readKept = (key: string): Kept | null => {
  try {
    return read(key);
  } catch {
    return null;
  }
};

/** Stores a draft; false if the browser refuses. */
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
    // Without storage there is nothing to drop.
  }
};

/** True if this browser stores anything at all. */
export const canKeep = (): boolean => {
  const key = `${prefix}try`;
  const can = writeKept(key, null, {});
  dropKept(key);
  return can;
};

const dropAll = (isDropped: (key: string) => boolean): void => {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(prefix) && isDropped(key)) dropKept(key);
  } catch {
    // As above.
  }
};

/** Drops every user's expired drafts. */
export const dropOldKept = (): void => dropAll((key) => !readKept(key));

/** Drops a user's drafts in every firm, as they leave this device. */
export const dropKeptOf = (userId: string): void => dropAll((key) => key.startsWith(`${prefix}${userId}:`));
