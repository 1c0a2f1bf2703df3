/**
 * True for British landline and business numbers, which can't receive texts: geographic 01 and 02, and 03 (Ofcom's numbering
 * plan).
 */
export const isLandline = (phone: string): boolean =>
  /^(?:\+44|0044|0)0?[123]/.test(phone.replace(/[^\d+]/g, ''));
