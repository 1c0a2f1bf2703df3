import { amountsIn } from './amounts.ts';
import type { Features } from './features.ts';
import { isAddress } from './name-lines.ts';
import type { EngineField } from './reading.ts';
import type { Guess } from './result.ts';
import type { Row } from './rows.ts';
import { vendorCandidates } from './vendor-candidates.ts';
import { certaintyOf } from './vendor-certainty.ts';
import { featuresOf } from './vendor-features.ts';
import { cleanName, domains } from './vendor-name.ts';
import { pageOf } from './vendor-page.ts';
import shipped from './vendor-weights.json' with { type: 'json' };

/** What was learnt: the weights of the choice among candidates, and of the chance that the chosen one is right. */
export type VendorWeights = { choice: Features; certainty: Features };

/** Below this chance of being right a name is not worth showing. */
const ENOUGH = 0.12;
/** Nothing proves the letters of a name as sums prove a total, so that none is called certain. */
const MOST = 0.9;
/** A name out of a web address has lost its spaces and capitals. */
const SITE = 0.5;
/** A name in which letters were put right is for the firm to look at. */
const MENDED = 0.55;
/** What a name weighs in the choice that the engine gives itself, where it is quite sure of it. */
const ENGINE_VOTE = 1.5;
/** From this confidence on the engine's own name makes another one doubtful. */
const ENGINE_SURE = 0.8;

/**
 * The shop's name: the likeliest of all runs of lines that may hold it, by weights learnt from real receipts
 * (docs/decisions/020), with the chance that it is right to the letter.
 */
export function findVendor(
  rows: Row[],
  fields: EngineField[],
  weights: VendorWeights = shipped,
): Guess<string> | null {
  const engine = namedBy(fields);
  const best = orSite(likeliest(rows, weights, engine), rows);
  const stands = best && best.confidence >= ENOUGH && (!engine || isName(best.value));
  if (!stands) return engine && capped(engine, MENDED);
  if (!engine || engine.confidence <= ENGINE_SURE || isPartOf(engine, best)) return best;
  // The engine reads drawn letters that are in no line.
  return isPartOf(best, engine) ? capped(engine, MOST) : capped(best, MENDED);
}

/** The name that the engine gives itself, Textract's VENDOR_NAME: a part of a slogan, now and then. */
function namedBy(fields: EngineField[]): Guess<string> | null {
  const named = fields.find(({ type, value }) => type === 'VENDOR_NAME' && /\p{L}{2}/u.test(value));
  return named ? { value: cleanName(named.value.replace(/\s+/g, ' ')), confidence: named.confidence } : null;
}

const capped = ({ value, confidence }: Guess<string>, most: number): Guess<string> => ({
  value,
  confidence: Math.min(most, confidence),
});

const lettersOf = ({ value }: { value: string }): string =>
  value.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

const isSame = (a: { value: string }, b: { value: string }): boolean => lettersOf(a) === lettersOf(b);

/** Whether a name of some length stands in another. */
const isPartOf = (part: Guess<string>, whole: Guess<string>): boolean =>
  lettersOf(part).length >= 4 && lettersOf(whole).includes(lettersOf(part));

/** Where the head holds no name but an address, the shop's own web or mail address is the name that is left. */
function orSite(best: Guess<string> | null, rows: Row[]): Guess<string> | null {
  const [site] = domains(rows.map(({ text }) => text));
  if (!site || (best && isName(best.value))) return best;
  return { value: site, confidence: SITE };
}

/** Whether a likeliest candidate is more than an address or one of the goods with its price. */
function isName(value: string): boolean {
  return !isAddress(value) && !/@|www\.|\.co\.uk/i.test(value) && amountsIn(value).length === 0;
}

function likeliest(rows: Row[], weights: VendorWeights, engine: Guess<string> | null): Guess<string> | null {
  const page = pageOf(rows);
  const scored = vendorCandidates(rows).map((candidate) => {
    const vote = engine && isSame({ value: candidate.name }, engine) ? ENGINE_VOTE * engine.confidence : 0;
    return { candidate, score: weighed(weights.choice, featuresOf(page, candidate)) + vote };
  });
  const [best] = scored.sort((a, b) => b.score - a.score);
  if (!best) return null;
  const certainty = weighed(weights.certainty, certaintyOf(page, best.candidate));
  const most = best.candidate.isMended ? MENDED : MOST;
  return { value: best.candidate.name, confidence: Math.min(most, MOST / (1 + Math.exp(-certainty))) };
}

function weighed(by: Features, features: Features): number {
  return Object.entries(features).reduce((sum, [name, value]) => sum + value * (by[name] ?? 0), 0);
}
