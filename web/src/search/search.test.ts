import { describe, expect, it } from 'vitest';
import { foundActs, foundPages } from './acts.ts';
import { askedFor } from './asked.ts';
import { dialled } from './dialled.ts';
import { type Described, entryOf } from './entry.ts';
import { groupOf } from './find.ts';
import { partsOf } from './marks.ts';
import { foundSettings } from './settings.ts';

const entry = (id: number, described: Partial<Described>) =>
  entryOf('clients', { id, title: '', note: [], by: [], ...described });

const people = [
  entry(1, {
    title: 'Zoë Example',
    by: ['zoe@example.com', '14 Mill Lane\nExampleton\nEX1 4AB'],
    phones: ['01632 960 142'],
  }),
  entry(2, { title: 'Harbour Café', by: ['1 Quay Street'], phones: ['+44 (0)7700 900123'] }),
  entry(3, { title: 'Mill House', phones: ['0044 1632 960777'] }),
  entry(4, { title: 'INV-2026-0146', by: ['Harbour Café'], pounds: 1720.75 }),
  entry(5, { title: 'INV-2026-0040', by: ['Harbour Café'], pounds: 404 }),
];

const found = (typed: string, near?: { isNear: true }): number[] => {
  const plain = askedFor(typed);
  const asked = plain && { ...plain, ...near };
  return asked ? groupOf('clients', people, asked, 10).best.map(({ id }) => id) : [];
};
const marked = (text: string, typed: string): string => {
  const asked = askedFor(typed);
  if (!asked) return text;
  return partsOf(text, asked)
    .map((part) => (part.found ? `[${part.text}]` : part.text))
    .join('');
};

describe('a search', () => {
  it.each([
    ['zoe', [1]],
    ['ZOË exam', [1]],
    ['cafe', [2, 4, 5]],
    ['mill', [3, 1]],
    ['lane mill', [1]],
    ['ex14ab', [1]],
    ['ex1 4ab', [1]],
    ['zoe@', [1]],
    ['0163 2960142', [1]],
    ['+44 1632 960 142', [1]],
    ['00441632960', [1, 3]],
    ['07700900', [2]],
    ['+447700', [2]],
    ['960-777', [3]],
    ['146', [4]],
    ['inv 0040', [5]],
    ['harbour 146', [4]],
    ['1720.75', [4]],
    ['£1,720', [4]],
    ['404', [5]],
    ['404.0', [5]],
    ['40', [5]],
    ['x', []],
    ['zoe harbour', []],
    ['   ', []],
  ])('for "%s" finds what it should, best first', (typed, ids) => {
    expect(found(typed)).toEqual(ids);
  });

  it.each([
    ['harbuor', [2, 4, 5]],
    ['harbor', [2, 4, 5]],
    ['exsample', [1]],
    ['milk', [1, 3]],
    ['0147', []],
    ['inv-2026-0147', []],
    ['zoe lsne', [1]],
  ])('for "%s" finds what is one letter away, and no number', (typed, ids) => {
    expect(found(typed)).toEqual([]);
    expect(found(typed, { isNear: true }).toSorted()).toEqual(ids);
  });

  it('counts more than it shows', () => {
    const asked = askedFor('cafe');
    expect(asked && groupOf('clients', people, asked, 1)).toMatchObject({ total: 3, best: [{ id: 2 }] });
  });
});

it('knows a telephone number however it is written', () => {
  for (const written of ['01632 960142', '+44 1632 960142', '+44 (0)1632-960142', '0044 01632 960142'])
    expect(dialled(written)).toBe('01632960142');
});

it.each([
  ['Zoë Example', 'zoe', '[Zoë] Example'],
  ['Harbour Café, 1 Quay', 'quay cafe', 'Harbour [Café], 1 [Quay]'],
  ['Treehouse · 01632 960 142', '1632960', 'Treehouse · 0[1632 960] 142'],
  ['+44 1632 960142', '01632 96', '+44 [1632 96]0142'],
  ['INV-2026-0146 · £1,720.75', '1720.7', 'INV-2026-0146 · £[1,720.7]5'],
  ['Mill Lane, Miller', 'mil mill', '[Mill] Lane, Miller'],
  ['Power flush, 1 Hill', 'h 1', 'Power flush, [1] [H]ill'],
  ['nothing', 'else', 'nothing'],
])('marks in "%s" what "%s" found', (text, typed, shown) => {
  expect(marked(text, typed)).toBe(shown);
});

it('finds what can be done and the settings by a word that is nearly right', () => {
  const owner = { firm: null };
  const near = (typed: string) => {
    const asked = askedFor(typed);
    if (!asked) throw new Error('Nothing is asked');
    const found = [{ ...asked }, { ...asked, isNear: true as const }];
    return found.map((each) =>
      [...foundActs(owner, each), ...foundSettings(each, owner)].map(({ key }) => key),
    );
  };
  expect(near('recipt')).toEqual([[], ['acts']]);
  expect(near('remindres')).toEqual([[], ['settings']]);
});

it('finds a page by what it is for, and no setting by the end of a word', () => {
  const asked = askedFor('vat');
  if (!asked) throw new Error('Nothing is asked');
  const pages = [
    { to: '/jobs', name: 'Jobs' },
    { to: '/tax', name: 'Tax', finds: 'vat cis' },
  ];
  const found = [...foundPages(pages, asked), ...foundSettings(asked, { firm: null })];
  expect(found.flatMap(({ lines }) => lines.map(({ text }) => text))).toEqual(['Tax', 'Business details']);
});
