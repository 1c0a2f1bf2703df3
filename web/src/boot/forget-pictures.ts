/** Removes the page snapshots that earlier builds stored. */
export const forgetPictures = (): void => {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith('seen:')) localStorage.removeItem(key);
  } catch {
    // If storage is denied there are none.
  }
};
