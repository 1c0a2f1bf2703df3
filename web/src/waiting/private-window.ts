/**
 * True if storage is deleted with the window. Browsers don't say so: Firefox and Safari offer no file system in a private window,
 * and Chromium reports the same quota as elsewhere (10 GiB, whatever the disk), so that no page can tell. False if unknown.
 */
export const isPrivateWindow = async (): Promise<boolean> => {
  if (!navigator.storage?.getDirectory) return false;
  return navigator.storage.getDirectory().then(
    () => false,
    () => true,
  );
};
