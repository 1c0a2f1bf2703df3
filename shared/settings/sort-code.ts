/** `12-34-56`, whether it was typed with dashes, spaces or neither; anything but six digits stays as it is. */
export const sortCode = (text: string | null | undefined): string => {
  const given = (text ?? '').trim();
  const digits = given.replace(/[\s-]/g, '');
  return /^\d{6}$/.test(digits) ? digits.replace(/(\d\d)(\d\d)(\d\d)/, '$1-$2-$3') : given;
};
