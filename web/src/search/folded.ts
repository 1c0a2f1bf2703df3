/** A text as it is compared: without capitals and accents, so that "cafe" finds "Café". */
export const folded = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/[‘’]/g, "'");

/** The digits of a British telephone number as they are dialled here: +44, 0044 and (0) aside, however it is spaced. */
export const dialled = (text: string): string =>
  text
    .replace(/[^\d+]/g, '')
    .replace(/^(\+|00)440?/, '0')
    .replace(/\+/g, '');
