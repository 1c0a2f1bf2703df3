const key = 'fettle-join';

/** Some browsers have no storage in a private window. */
const orNothing = <T>(work: () => T): T | undefined => {
  try {
    return work();
  } catch {
    return undefined;
  }
};

/**
 * The invitation's token. It is in the fragment, which a sign-in's return URL must not contain, so this tab stores it until the
 * user is back.
 */
export const takeToken = (): string => {
  const token = location.hash.slice(1);
  if (!token) return orNothing(() => sessionStorage.getItem(key)) ?? '';
  orNothing(() => sessionStorage.setItem(key, token));
  return token;
};

export const forgetToken = (): void => void orNothing(() => sessionStorage.removeItem(key));
