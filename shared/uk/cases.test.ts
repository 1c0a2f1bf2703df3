import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { runCases, type UkCase } from './testing/run-cases.ts';

const read = (name: string): UkCase[] =>
  JSON.parse(readFileSync(new URL(`./testing/${name}`, import.meta.url), 'utf8'));

it.each(['uk-cases.json', 'more-cases.json'])('answers every case of %s', (name) => {
  const cases = read(name);
  expect(runCases(cases)).toEqual({ passed: cases.length, failed: [], unsupported: [] });
});

it('tells what is wrong from what it cannot answer', () => {
  const cases = [
    { id: 'right', area: 'identifier', given: { kind: 'utr', value: '1955839661' }, expect: { valid: true } },
    {
      id: 'wrong',
      area: 'identifier',
      given: { kind: 'utr', value: '1955839661' },
      expect: { valid: false },
    },
    { id: 'other', area: 'identifier', given: { kind: 'passport', value: '1' }, expect: { valid: true } },
    { id: 'area', area: 'stamp-duty', given: {}, expect: { due: 1 } },
  ];
  expect(runCases(cases)).toEqual({
    passed: 1,
    failed: [{ id: 'wrong', expected: { valid: false }, got: { valid: true } }],
    unsupported: ['other', 'area'],
  });
});
