import { expect, it } from 'vitest';
import { nationOfAddress } from './nation-of-address.ts';

it.each([
  ['1 Quay\nWhitby\nYO21 3PU', 'england-and-wales'],
  ['2 Royal Mile, Edinburgh EH1 1RE', 'scotland'],
  ['2 Royal Mile, Edinburgh eh11re, Scotland', 'scotland'],
  ['9 Lagan Road\nBelfast BT1 5GS', 'northern-ireland'],
  ['Bridge End, Berwick-upon-Tweed TD15 1AA', 'england-and-wales'],
  ['High Street, Kelso TD5 7AA', 'scotland'],
  ['G1 Works, 4 Mill Lane, Cardiff CF10 1AA', 'england-and-wales'],
  ['c/o EH1 1RE Ltd, Leeds LS1 4AP', 'england-and-wales'],
  ['1 Quay, Whitby', undefined],
  ['', undefined],
  [null, undefined],
])('%s lies in %s', (address, nation) => {
  expect(nationOfAddress(address)).toBe(nation);
});
