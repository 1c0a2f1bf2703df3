/** Takes away the pictures of pages that builds before this one kept. */
export const forgetPictures = (): void => {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith('seen:')) localStorage.removeItem(key);
  } catch {
    // Where storage is denied there are none.
  }
};
