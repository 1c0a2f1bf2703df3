import { expect, it } from 'vitest';
import { runCases } from '../uk/testing/run-cases.ts';
import cases from './testing/mtd-cases.json' with { type: 'json' };

it('answers every case of Making Tax Digital', () => {
  expect(runCases(cases)).toEqual({ passed: cases.length, failed: [], unsupported: [] });
});
