/** A readable cookie beside the session's: no secret, just a hint that somebody is probably signed in. */
const hint = 'fettle_hint=1';

export const hasHint = (): boolean => document.cookie.split('; ').includes(hint);

/** Removes the hint; false if it is still there afterwards. */
export const forgetHint = (): boolean => {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet.
  document.cookie = `${hint}; Max-Age=0; Path=/`;
  return !hasHint();
};
