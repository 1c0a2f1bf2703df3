/** Google delivers to an address however many dots are in it. */
const dotless = new Set(['gmail.com', 'googlemail.com']);

/** Where an address is at; an `@` may stand in a quoted name too. */
export const domainOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1).toLowerCase();

/** The mailbox that an address reaches: `First.Last+plumber@googlemail.com` and `firstlast@gmail.com` are one. */
export const mailboxOf = (email: string): string => {
  const domain = domainOf(email);
  const name = email.slice(0, email.lastIndexOf('@')).toLowerCase().replace(/\+.*$/s, '');
  return dotless.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
};
