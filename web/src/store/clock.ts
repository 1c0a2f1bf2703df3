const key = 'fettle-clock';
/** A difference that matters to nobody, in milliseconds: the header says whole seconds. */
const enoughMs = 5000;

const read = (): number => {
  try {
    return Number(localStorage.getItem(key)) || 0;
  } catch {
    return 0;
  }
};
let ahead: number | null = null;

/** Learns from the `Date` of an answer how far this device's clock is from the server's. */
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
    // Then it is learned anew at the next start.
  }
};

/** The time by the server's clock, as it was last heard, in epoch milliseconds. */
export const serverNow = (): number => {
  ahead ??= read();
  return Date.now() + ahead;
};
