import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { runCases, type UkCase } from './testing/run-cases.ts';

const read = (name: string): UkCase[] =>
  JSON.parse(readFileSync(new URL(`./testing/${name}`, import.meta.url), 'utf8'));

it('answers every worked case', () => {
  const cases = read('uk-cases.json');
  expect(runCases(cases)).toEqual({ passed: cases.length, failed: [], unsupported: [] });
});
