/** The digits of a British phone number as dialled here: without +44, 0044, (0) or spaces. */
export const dialled = (text: string): string =>
  text
    .replace(/[^\d+]/g, '')
    .replace(/^(\+|00)440?/, '0')
    .replace(/\+/g, '');
