/** A readable cookie beside the session's: no secret, just a hint that somebody is probably signed in. */
const start = 'fettle_hint=';

/** The role that they probably have in the firm they last opened; `1` for its owner. */
export const roleHint = (): string =>
  document.cookie
    .split('; ')
    .find((cookie) => cookie.startsWith(start))
    ?.slice(start.length) ?? '';

export const hasHint = (): boolean => roleHint() !== '';

/** Removes the hint; false if it is still there afterwards. */
export const forgetHint = (): boolean => {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet.
  document.cookie = `${start}; Max-Age=0; Path=/`;
  return !hasHint();
};
