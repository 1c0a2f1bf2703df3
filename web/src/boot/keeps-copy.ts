const choice = 'copy';

/** This device's setting; undefined if unset or if storage is denied. */
const chosen = (): string | undefined => {
  try {
    return localStorage.getItem(choice) ?? undefined;
  } catch {
    return undefined;
  }
};

let seemed: boolean | undefined;

/** Remembers the first answer: plugging in a mouse doesn't make a tablet shared. */
const seemsPersonal = (): boolean => {
  seemed ??= matchMedia('(pointer: coarse)').matches || matchMedia('(display-mode: standalone)').matches;
  return seemed;
};

/**
 * True if data may stay on this device. Phones and installed apps are personal; other screens may be shared, so they keep nothing
 * unless told to.
 */
export const keepsCopy = (): boolean => {
  const said = chosen();
  return said ? said === 'yes' : seemsPersonal();
};

/** Throws if storage is denied. */
export const chooseCopy = (keeps: boolean): void => localStorage.setItem(choice, keeps ? 'yes' : 'no');
