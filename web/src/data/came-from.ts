const key = 'fettle-came-from';
/** The way to paying: not where anybody wants to be back. */
const onTheWay = new Set(['/', '/subscription', '/payment', '/terms', '/privacy', '/contact']);

/** Remembers the page that somebody is at, for when they come back from paying. It is gone with the tab. */
export const rememberPlace = (pathname: string, search: string): void => {
  if (onTheWay.has(pathname) || search.includes('redirect_status')) return;
  try {
    sessionStorage.setItem(key, pathname + search);
  } catch {
    // Then they come back to the dashboard.
  }
};

/** Where they were before they went to pay. */
export const cameFrom = (): string => {
  try {
    return sessionStorage.getItem(key) ?? '/dashboard';
  } catch {
    return '/dashboard';
  }
};
