import { expect, it } from 'vitest';
import { judge, type Value, valuesOf, verdictOn } from './judge.ts';
import { files, type KeptFile, type KeptReceipt, kept } from './kept.ts';

/**
 * Regression test of rules and weights on the stored receipts. The weights were trained on these vendors; docs/decisions/020 has
 * the scores for held-out vendors.
 */
const least = [
  { file: 'receipts.jsonl', set: 'the first 40', f1: 0.98, allRight: 0.95 },
  { file: 'receipts.jsonl', set: 'half B', f1: 0.966, allRight: 0.9 },
  { file: 'photos.jsonl', set: 'photos of the first 40', f1: 0.962, allRight: 0.875 },
  { file: 'photos.jsonl', set: 'photos of half B', f1: 0.954, allRight: 0.863 },
  { file: 'photos-anew.jsonl', set: 'photos anew of the first 40', f1: 0.945, allRight: 0.825 },
  { file: 'photos-anew.jsonl', set: 'photos anew of half B', f1: 0.948, allRight: 0.851 },
] as const;

/** Each receipt's set and values, computed once: extraction takes 10 ms or more, and each is used twice. */
const read = Object.fromEntries(
  files.map((file) => [file, kept(file).map((receipt) => ({ set: receipt.set, values: valuesOf(receipt) }))]),
) as Record<KeptFile, { set: string; values: Value[] }[]>;
const verdictWhere = (file: KeptFile, isMeant: (set: string) => boolean) =>
  verdictOn(read[file].filter(({ set }) => isMeant(set)).map(({ values }) => values));

it.each(least)('$set are read as well as before', ({ file, set, f1, allRight }) => {
  const verdict = verdictWhere(file, (its) => its === set);
  expect(verdict.f1).toBeGreaterThanOrEqual(f1);
  expect(verdict.allRight).toBeGreaterThanOrEqual(allRight);
  expect(verdict.certain).toBeGreaterThanOrEqual(0.98);
  expect(verdict.doubted.right).toBeLessThanOrEqual(0.25);
});

/** The same lines with the confidence that Textract reports for nearly everything, even what it misreads. */
const surer = (receipt: KeptReceipt): KeptReceipt => ({
  ...receipt,
  lines: receipt.lines.map((line) => ({ ...line, confidence: 0.99, words: line.words?.map(() => 0.99) })),
});

it.each(files)('%s comes off nearly as well where every word is called certain', (file) => {
  expect(judge(kept(file).map(surer)).f1).toBeGreaterThan(verdictWhere(file, () => true).f1 - 0.03);
});
