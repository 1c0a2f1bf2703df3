/** Where a telephone, a mail program or a map opens from a link. */

export const callHref = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`;

/** Opens a text message, with its words where there are any. `?&` is what both iOS and Android read. */
export const textHref = (phone: string, words?: string): string =>
  `sms:${phone.replace(/[^\d+]/g, '')}${words ? `?&body=${encodeURIComponent(words)}` : ''}`;

export const mailHref = (email: string): string => `mailto:${email}`;

/** A search on a map. Phones hand this address to the map app that is installed. */
export const mapHref = (address: string): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address.replace(/\s+/g, ' '))}`;
