import { expect, it } from 'vitest';
import { spelt } from './name-spelling.ts';

it.each([
  ['EXAMPLE STATIUNERY', [0.99, 0.6], 'EXAMPLE STATIONERY'],
  ['Example Hardvare Ltd', [0.99, 0.8, 0.99], 'Example Hardware Ltd'],
  ['EXAMPLE HARDVARE', [0.99, 0.99], 'EXAMPLE HARDVARE'],
  ['Taste of the Wor ld Ltd', [0.99, 0.99, 0.99, 0.6, 0.99, 0.99], 'Taste of the World Ltd'],
  ['EXAMPLE CONFECTLOKERY', [0.96, 0.3], 'EXAMPLE CONFECTIONERY'],
  ['BOOK SHOP', [0.99, 0.6], 'BOOK SHOP'],
  ['MIMES & SONS', [0.6, 0.9, 0.9], 'MIMES & SONS'],
  ['HART & NINA', [0.6, 0.9, 0.6], 'HART & NINA'],
  ['EXAMPLE MARYETING', [0.99, 0.66], 'EXAMPLE MARKETING'],
  ['EXAMPLE HARJUARE', [0.99, 0.55], 'EXAMPLE HARDWARE'],
  ['FLOORVORLD LTD', [0.6, 0.99], 'FLOORWORLD LTD'],
  ['EXAMPLE CASHY CARRY', [0.99, 0.6, 0.99], 'EXAMPLE CASH & CARRY'],
  ['EXAMPLE TOOLS B BOLTS', [0.99, 0.99, 0.4, 0.99], 'EXAMPLE TOOLS B BOLTS'],
  ['EXAMPLE BOOKS B GIFTS', [0.99, 0.99, 0.4, 0.99], 'EXAMPLE BOOKS & GIFTS'],
  ['Example Healthend Beauty', [0.99, 0.6, 0.99], 'Example Health and Beauty'],
  ['T1MES 24', [0.6, 0.6], 'T1MES 24'],
  ['EXAMPLE F00D C0.', [0.99, 0.99, 0.99], 'EXAMPLE FOOD CO.'],
  ['T00LS and C0-OP', [0.99, 0.99, 0.99], 'TOOLS and CO-OP'],
  ['Harb0ur A0 Prints 2020', [0.99, 0.99, 0.99, 0.99], 'Harbour A0 Prints 2020'],
])('%s', (text, words, right) => {
  expect(spelt({ text, words })).toBe(right);
});
