const key = 'fettle-came-from';
/** Pages on the way to paying, to which nobody wants to return. */
const onTheWay = new Set(['/', '/subscription', '/payment', '/terms', '/privacy', '/contact']);

/** Remembers the current page for the return from paying. It is lost with the tab. */
export const rememberPlace = (pathname: string, search: string): void => {
  if (onTheWay.has(pathname) || search.includes('redirect_status')) return;
  try {
    sessionStorage.setItem(key, pathname + search);
  } catch {
    // Then they return to the dashboard.
  }
};

/** The page before they went to pay. */
export const cameFrom = (): string => {
  try {
    return sessionStorage.getItem(key) ?? '/dashboard';
  } catch {
    return '/dashboard';
  }
};
