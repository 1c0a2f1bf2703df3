import { expect, it } from 'vitest';
import { describedIncomeTax, describedVat } from '../../../local/hmrc/described.ts';
import { failures } from '../../../local/hmrc/failure.ts';
import { wordsFor } from './words.ts';

/** Errors of HMRC's platform, which refuses before the API is reached. `ask.ts` handles those above 429 itself. */
const platform = Object.values(failures)
  .map((make) => make())
  .filter(({ status }) => status < 429)
  .map(({ code }) => code);

const codesOf = (calls: object): string[] => [
  ...new Set([...Object.values(calls).flatMap(({ codes }) => codes), ...platform]),
];

const saysWhatToDo =
  /(?:^|[.,] )(?:Ask|Call|Change|Check|Choose|Connect|Look|Open|Read|Send|Tick|Try|Write|You can) .*\.$/;

it('tells what to do about every code that HMRC describes', () => {
  const wrong = (['vat', 'incomeTax'] as const).flatMap((tax) =>
    codesOf(tax === 'vat' ? describedVat : describedIncomeTax)
      .map((code) => ({ code, message: wordsFor({ tax, code, correlationId: 'c0ffee' }).message }))
      .filter(({ message }) => message.includes('c0ffee') || !saysWhatToDo.test(message)),
  );
  expect(wrong).toEqual([]);
});

it('tells of a code that nobody described with what HMRC finds it by', () => {
  expect(wordsFor({ tax: 'vat', code: 'NEW_RULE', correlationId: 'c0ffee' }).message).toBe(
    'HMRC refused this. Quote c0ffee when you call them.',
  );
});

it('names HMRC’s line for the tax that it is about', () => {
  const callOf = (tax: 'vat' | 'incomeTax') =>
    wordsFor({ tax, code: 'RULE_INSOLVENT_TRADER', correlationId: '' }).message.replace(/^.*on /, '');
  expect([callOf('vat'), callOf('incomeTax')]).toEqual(['0300 200 3700.', '0300 200 3310.']);
});
