const choice = 'copy';

/** What was chosen in the settings of this device; undefined where nothing was, or where storage is denied. */
const chosen = (): string | undefined => {
  try {
    return localStorage.getItem(choice) ?? undefined;
  } catch {
    return undefined;
  }
};

let seemed: boolean | undefined;

/** As it was when it was first asked: a tablet that is given a mouse while it is in use does not become another's. */
const seemsPersonal = (): boolean => {
  seemed ??= matchMedia('(pointer: coarse)').matches || matchMedia('(display-mode: standalone)').matches;
  return seemed;
};

/**
 * Whether what is shown may stay on this device. Phones and installed apps belong to one person; other screens may be shared, and keep
 * nothing unless they are told to.
 */
export const keepsCopy = (): boolean => {
  const said = chosen();
  return said ? said === 'yes' : seemsPersonal();
};

/** Throws where storage is denied. */
export const chooseCopy = (keeps: boolean): void => localStorage.setItem(choice, keeps ? 'yes' : 'no');
