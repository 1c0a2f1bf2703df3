/**
 * Whether what is kept here goes with the window. Browsers do not say so: Firefox and Safari have no files for a private window, and
 * Chromium gives it the same as any other (10 GiB, whatever the disk), so that no page can tell. False where it cannot be told.
 */
export const isPrivateWindow = async (): Promise<boolean> => {
  if (!navigator.storage?.getDirectory) return false;
  return navigator.storage.getDirectory().then(
    () => false,
    () => true,
  );
};
