/** The `paid` parameter after returning from Stripe: a payment's name, `no` for none, or null. */
let returned = new URLSearchParams(location.search).get('paid');

/** Removed from the URL when first read, as the token is: after a reload, the page is just opened. */
export const takeReturned = (): string | null => {
  const value = returned;
  returned = null;
  if (value !== null) history.replaceState(null, '', location.pathname);
  return value === 'no' ? null : value;
};
