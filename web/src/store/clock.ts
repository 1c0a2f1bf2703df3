const key = 'fettle-clock';
/** A difference too small to matter, in milliseconds: the header has whole seconds. */
const enoughMs = 5000;

const read = (): number => {
  try {
    return Number(localStorage.getItem(key)) || 0;
  } catch {
    return 0;
  }
};
let ahead: number | null = null;

/** Derives the offset between this device's clock and the server's from a reply's `Date` header. */
export const hearClock = (date: string | null): void => {
  const told = Date.parse(date ?? '');
  if (Number.isNaN(told)) return;
  const now = told - Date.now();
  ahead ??= read();
  if (Math.abs(now - ahead) < enoughMs) return;
  ahead = now;
  try {
    localStorage.setItem(key, String(now));
  } catch {
    // It is derived again after the next start.
  }
};

/** The time by the server's clock, as last heard, in epoch milliseconds. */
export const serverNow = (): number => {
  ahead ??= read();
  return Date.now() + ahead;
};
