/** The digits of a British telephone number as they are dialled here: +44, 0044 and (0) aside, however it is spaced. */
export const dialled = (text: string): string =>
  text
    .replace(/[^\d+]/g, '')
    .replace(/^(\+|00)440?/, '0')
    .replace(/\+/g, '');
