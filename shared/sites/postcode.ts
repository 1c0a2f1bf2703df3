import * as z from 'zod/mini';

/** Area, district and inward code (Royal Mail, Programmers' Guide to PAF), and Girobank's, which has no district. */
const shape = /^(GIR 0AA|[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2})$/;

/** Upper case, with one space before the last three characters. */
const folded = (text: string): string =>
  text
    .toUpperCase()
    .replace(/\s+/g, '')
    .replace(/(.{3})$/, ' $1');

export const postcode = z
  .string()
  .check(z.overwrite(folded), z.regex(shape, 'Enter a UK postcode like LS1 4AB'));
