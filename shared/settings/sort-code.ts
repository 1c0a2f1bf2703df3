/** Formats a sort code as `12-34-56`, typed with dashes, spaces or neither; anything but six digits is returned as it is. */
export const sortCode = (text: string | null | undefined): string => {
  const given = (text ?? '').trim();
  const digits = given.replace(/[\s-]/g, '');
  return /^\d{6}$/.test(digits) ? digits.replace(/(\d\d)(\d\d)(\d\d)/, '$1-$2-$3') : given;
};
