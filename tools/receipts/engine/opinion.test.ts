import { describe, expect, it } from 'vitest';
import { beside } from './beside.ts';
import { likelihood } from './likelihood.ts';
import { secondOpinion } from './opinion.ts';

const letters = (text: string, certainty = 0.9) => [...text].map((char) => ({ char, certainty }));
const reading = (text: string, words: number[]) => ({ text, certainty: 0.9, words });
/** A stand-in for the first engine, which finds every other text likelier by `gain`. */
const weigh = (gain: number) => async (_first: string, others: string[]) => others.map(() => gain);

describe('what a second reading holds beside each word of the first', () => {
  const texts = (first: string, second: string) =>
    beside(first.split(' '), letters(second)).map(({ text }) => text);

  it('is found though letters differ', () => {
    expect(texts('MOCK GIFT & HOME BECO', 'MOCK GIFT & HOME DECO')).toEqual([
      'MOCK',
      'GIFT',
      '&',
      'HOME',
      'DECO',
    ]);
  });
  it('may be two words where a space was swallowed', () => {
    expect(texts('Sample Healthend Beauty', 'ample Health And Beauty')).toEqual([
      'ample',
      'Health And',
      'Beauty',
    ]);
  });
  it('is nothing where a word was missed', () => {
    expect(texts('TEST SHOP LTD', 'TEST LTD')).toEqual(['TEST', '', 'LTD']);
  });
});

describe('a second opinion', () => {
  it('makes a word surer that both engines read alike', async () => {
    const { text, words } = await secondOpinion(
      reading('MOCK TILES', [0.8, 0.9]),
      letters('Mock Tiles'),
      weigh(0),
    );
    expect(text).toBe('MOCK TILES');
    expect(words).toEqual([expect.closeTo(0.94), expect.closeTo(0.97)]);
  });

  it('is taken where the first engine finds it about as likely, and is not sure', async () => {
    const { text, words } = await secondOpinion(
      reading('HOME BECO', [1, 0.75]),
      letters('HOME DECO'),
      weigh(-1.2),
    );
    expect(text).toBe('HOME DECO');
    expect(words).toEqual([1, 0.6]);
  });

  it('is left where the first engine finds it unlikely, which casts doubt', async () => {
    const { text, words } = await secondOpinion(
      reading('TEST MENTAI', [1, 0.95]),
      letters('TEST MENTAL'),
      weigh(-5),
    );
    expect(text).toBe('TEST MENTAI');
    expect(words).toEqual([1, expect.closeTo(0.76)]);
  });

  it('is no rival where it has figures among its letters', async () => {
    const { text } = await secondOpinion(reading('MOCK IDEA', [1, 0.7]), letters('MOCK 1DEA'), weigh(9));
    expect(text).toBe('MOCK IDEA');
  });
});

it('a text is as likely as all the ways in which the network may spell it', () => {
  const latin = [null, 'A', 'B'];
  const steps = Float32Array.from([0.1, 0.6, 0.3, 0.2, 0.5, 0.3, 0.1, 0.2, 0.7].map((share) => share));
  const chance = (text: string) => Math.exp(likelihood(steps, latin, text));
  // AAB, ABB, A-B, -AB and AB-.
  expect(chance('AB')).toBeCloseTo(
    0.6 * 0.5 * 0.7 + 0.6 * 0.3 * 0.7 + 0.6 * 0.2 * 0.7 + 0.1 * 0.5 * 0.7 + 0.6 * 0.3 * 0.1,
    3,
  );
  expect(chance('BB')).toBeCloseTo(0.3 * 0.2 * 0.7, 3);
});
