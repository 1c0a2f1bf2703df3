import { writeFileSync } from 'node:fs';
import type { Features } from '../../../functions/receipts/scan/features.ts';
import { vendorCandidates } from '../../../functions/receipts/scan/vendor-candidates.ts';
import { certaintyOf } from '../../../functions/receipts/scan/vendor-certainty.ts';
import { featuresOf } from '../../../functions/receipts/scan/vendor-features.ts';
import { pageOf } from '../../../functions/receipts/scan/vendor-page.ts';
import { hashOf } from './chance.ts';
import { type Example, examples } from './examples.ts';
import { type Choice, fitChance, fitChoices, shares } from './logit.ts';
import { report } from './report.ts';
import { isNearlySame, isSameName } from './same-name.ts';

// Trains which line of a receipt names its vendor, and the certainty of that, and writes the weights.
//   npm run train:receipts            trains, and prints the scores for receipts of held-out vendors
const TO = new URL('../../../functions/receipts/scan/vendor-weights.json', import.meta.url);
const PENALTY = { choice: 0.002, certainty: 0.002 };
/** The weight of each generated receipt: it is the only source of British ones. */
const TIMES_DRAWN = 3;
/** Folds of the cross-validation, split by vendor. */
const PARTS = 8;

type Judged = Example & { part: number; names: string[]; features: Features[]; choice: Choice };

const all = examples().map(judged);
const known = Object.keys(all[0]?.features[0] ?? {});

const choices = eachPart((part) =>
  fitChoices(rowsOf(all.filter((receipt) => receipt.part !== part)), PENALTY.choice),
);
/** Every receipt scored by weights trained without its vendor. */
const heldOut = all.map((receipt) => ({ receipt, ...pick(receipt, choices[receipt.part] ?? []) }));
const signs = Object.keys(heldOut[0]?.certainty ?? {});
const telling = heldOut.filter(({ receipt }) => receipt.set !== 'drawn');
const sureness = certaintyBy(telling);

const weights = fitChoices(rowsOf(all), PENALTY.choice);
const shipped = { choice: named(known, weights), certainty: named(signs, sureness) };
writeFileSync(TO, `${JSON.stringify(shipped, null, 2)}\n`);
const unseen = eachPart((part) => ({
  choice: named(known, choices[part] ?? []),
  certainty: named(signs, certaintyBy(telling.filter(({ receipt }) => receipt.part !== part))),
}));
report(({ group }) => unseen[partOf(group)]);

function judged(receipt: Example): Judged {
  const page = pageOf(receipt.rows);
  const candidates = vendorCandidates(receipt.rows);
  const names = candidates.map(({ name }) => name);
  const right = names.map((name) => receipt.vendors.some((vendor) => isSameName(name, vendor)));
  const near = names.map((name) => receipt.vendors.some((vendor) => isNearlySame(name, vendor)));
  return {
    ...receipt,
    part: partOf(receipt.group),
    names,
    features: candidates.map((candidate) => featuresOf(page, candidate)),
    // A line with a misread letter is still the right choice.
    choice: { rows: [], right: right.map((is, i) => is || (near[i] ?? false)) },
  };
}

function rowsOf(receipts: Judged[]): Choice[] {
  return receipts.flatMap(({ features, choice, set }) => {
    const rows = features.map((figures) => known.map((name) => figures[name] ?? 0));
    const times = set === 'drawn' ? TIMES_DRAWN : 1;
    return new Array<Choice>(times).fill({ rows, right: choice.right });
  });
}

function pick(receipt: Judged, by: number[]) {
  const [{ rows } = { rows: [] }] = rowsOf([receipt]);
  const believed = shares(by, rows);
  const best = believed.indexOf(Math.max(...believed));
  const candidate = vendorCandidates(receipt.rows)[best];
  const name = candidate?.name ?? '';
  return {
    name,
    right: receipt.vendors.some((vendor) => isSameName(name, vendor)),
    certainty: candidate ? certaintyOf(pageOf(receipt.rows), candidate) : {},
  };
}

function certaintyBy(judged: typeof telling): number[] {
  return fitChance(
    judged.map(({ certainty }) => signs.map((sign) => certainty[sign] ?? 0)),
    judged.map(({ right }) => right),
    PENALTY.certainty,
  );
}

function eachPart<T>(of: (part: number) => T): T[] {
  return Array.from({ length: PARTS }, (_, part) => of(part));
}

function named(names: string[], values: number[]): Features {
  return Object.fromEntries(names.map((name, i) => [name, Math.round((values[i] ?? 0) * 1e4) / 1e4]));
}

/** Hashes the vendor's key, so that all its receipts are in one fold. */
function partOf(group: string): number {
  return hashOf(group) % PARTS;
}
