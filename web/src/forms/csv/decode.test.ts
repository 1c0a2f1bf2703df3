import { describe, expect, it } from 'vitest';
import { decoded } from './decode.ts';
import { NotASheet, readSheet } from './parse.ts';

const text = 'Name,Note\nCafé Zoë,£5';
// Node's decoder treats Windows-1252 as Latin-1; where they differ, e2e/import.spec.ts tests in a browser.
const inWindows1252 = Uint8Array.from([...text].map((letter) => letter.charCodeAt(0)));
const utf8 = new TextEncoder().encode(text);
const withBom = (bytes: Uint8Array) => Uint8Array.from([0xef, 0xbb, 0xbf, ...bytes]);
const utf16 = (isLittle: boolean) => {
  const units = [0xfeff, ...text.split('').map((letter) => letter.charCodeAt(0))];
  return Uint8Array.from(
    units.flatMap((unit) => (isLittle ? [unit & 255, unit >> 8] : [unit >> 8, unit & 255])),
  );
};

const file = (content: string | Uint8Array<ArrayBuffer>) => new File([content], 'list.csv');
const refusal = (content: string | Uint8Array<ArrayBuffer>) =>
  readSheet(file(content)).then(
    () => undefined,
    (error: unknown) => (error instanceof NotASheet ? error.message : error),
  );

describe('the text of a file', () => {
  it.each([
    ['UTF-8', utf8],
    ['UTF-8 with its mark', withBom(utf8)],
    ['Windows-1252', inWindows1252],
    ['UTF-16, little end first', utf16(true)],
    ['UTF-16, big end first', utf16(false)],
  ])('is read from %s', (_, bytes) => {
    expect(decoded(bytes)).toBe(text);
  });
});

describe('a sheet', () => {
  it.each([
    ['than 5 MB', 'Name\n'.repeat(1_100_000)],
    ['cells than a telephone holds', `Name,Note\n${',\n'.repeat(510_000)}`],
  ])('is refused with more %s', async (_, text) => {
    expect(await refusal(text)).toContain('too big');
  });

  it.each([',', ';', '\t'])('is read whatever stands between cells: %j', async (mark) => {
    const lines = [
      ['Name', 'Note'],
      ['"Ann ""A"" Example"', `"one${mark}\ntwo"`],
      ['', ''],
      ["'+44 1632", 'x'],
    ];
    const { headings, rows } = await readSheet(file(lines.map((line) => line.join(mark)).join('\r\n')));
    expect(headings).toEqual(['Name', 'Note']);
    expect(rows).toEqual([
      { number: 2, cells: ['Ann "A" Example', `one${mark}\ntwo`] },
      { number: 4, cells: ['+44 1632', 'x'] },
    ]);
  });

  it('of two short rows is read too', async () => {
    const { headings } = await readSheet(file('"Name, all";Tel\nAnn;1\n'));
    expect(headings).toEqual(['Name, all', 'Tel']);
  });

  it('may have one column only', async () => {
    const { rows } = await readSheet(file('Name\nAnn\nBob\n'));
    expect(rows.map(({ cells }) => cells)).toEqual([['Ann'], ['Bob']]);
  });

  it.each([
    ['an empty file', ''],
    ['headings only', 'Name,Email\n'],
    ['blank lines', '\n\n\n'],
    ['a workbook', 'PK\u0003\u0004\u0000\u0000'],
    ['a quotation that never ends', 'Name\n"Ann\nBob'],
  ])('is not %s', async (_, content) => {
    expect(await refusal(content)).toMatch(/\w+\.$/);
  });
});
