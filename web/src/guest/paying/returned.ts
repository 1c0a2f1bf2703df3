/** What the address tells of whoever comes back from the provider's page: a payment's name, `no` for none, or null. */
let returned = new URLSearchParams(location.search).get('paid');

/** Leaves the address with the first look, as the token does: a page that is loaded anew is only opened. */
export const takeReturned = (): string | null => {
  const value = returned;
  returned = null;
  if (value !== null) history.replaceState(null, '', location.pathname);
  return value === 'no' ? null : value;
};
