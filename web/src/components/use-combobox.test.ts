import { expect, test } from 'vitest';
import { matching } from './use-combobox.ts';

const choices = [
  { value: '1', label: 'Zoë Example', note: '14 Sample Lane' },
  { value: '2', label: 'Example & Sons' },
];
const found = (typed: string) => matching(choices, typed).map(({ value }) => value);

test('every typed word must occur, in name or note, whatever its case and accents', () => {
  expect(found('')).toEqual(['1', '2']);
  expect(found('example')).toEqual(['1', '2']);
  expect(found('zoe')).toEqual(['1']);
  expect(found('LANE exam')).toEqual(['1']);
  expect(found('sons lane')).toEqual([]);
});
