/** Google ignores dots in addresses. */
const dotless = new Set(['gmail.com', 'googlemail.com']);

/** An address's domain; a quoted local part may contain an `@` too. */
export const domainOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1).toLowerCase();

/** Yahoo's disposable addresses are a name that its user chose, a hyphen and a word. Its mailboxes have no hyphen. */
const hyphenated = /^(?:yahoo|ymail|rocketmail)\./;

/** The mailbox an address delivers to: `First.Last+plumber@googlemail.com` and `firstlast@gmail.com` are one. */
export const mailboxOf = (email: string): string => {
  const domain = domainOf(email);
  const name = email
    .slice(0, email.lastIndexOf('@'))
    .toLowerCase()
    .replace(hyphenated.test(domain) ? /[+-].*$/s : /\+.*$/s, '');
  return dotless.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
};
