/** A link that calls a number. */

export const callHref = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`;

/** A link that opens a text message, with its text if there is one. Both iOS and Android understand `?&`. */
export const textHref = (phone: string, words?: string): string =>
  `sms:${phone.replace(/[^\d+]/g, '')}${words ? `?&body=${encodeURIComponent(words)}` : ''}`;

/** An address may hold a `?`, which would begin the link's own fields. */
export const mailHref = (email: string): string => `mailto:${encodeURIComponent(email).replace('%40', '@')}`;

/** A link to a map search. Phones open this URL in the installed map app. */
export const mapHref = (address: string): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address.replace(/\s+/g, ' '))}`;
