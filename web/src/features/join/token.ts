const key = 'fettle-join';

/** In a private window of some browsers there is no storage. */
const orNothing = <T>(work: () => T): T | undefined => {
  try {
    return work();
  } catch {
    return undefined;
  }
};

/**
 * The token of the link that led here. It stands behind `#`, which a sign-in must not carry in its address, so that this tab keeps it until
 * it comes back.
 */
export const takeToken = (): string => {
  const token = location.hash.slice(1);
  if (!token) return orNothing(() => sessionStorage.getItem(key)) ?? '';
  orNothing(() => sessionStorage.setItem(key, token));
  return token;
};

export const forgetToken = (): void => void orNothing(() => sessionStorage.removeItem(key));
