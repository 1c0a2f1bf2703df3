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

/** Trained weights: for choosing among candidates, and for the probability that the choice is right. */
export type VendorWeights = { choice: Features; certainty: Features };

/** Below this probability a name is not worth showing. */
const ENOUGH = 0.12;
/** The highest confidence of a name: unlike a total, nothing can prove its letters. */
const MOST = 0.9;
/** A name taken from a web address has lost its spaces and capitals. */
const SITE = 0.5;
/** A name with corrected letters is flagged for checking. */
const MENDED = 0.55;
/** The weight of the engine's own choice of name, at its full confidence. */
const ENGINE_VOTE = 1.5;
/** From this confidence, the engine's own name makes a different one doubtful. */
const ENGINE_SURE = 0.8;

/**
 * The shop's name: the most likely of all runs of lines that may contain it, by weights trained on real receipts
 * (docs/decisions/020), with the probability that it is right to the letter.
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
  // The engine reads logo lettering that is in no line.
  return isPartOf(best, engine) ? capped(engine, MOST) : capped(best, MENDED);
}

/** The engine's own name, Textract's VENDOR_NAME; sometimes part of a slogan. */
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

/** True if a name of sufficient length is contained in another. */
const isPartOf = (part: Guess<string>, whole: Guess<string>): boolean =>
  lettersOf(part).length >= 4 && lettersOf(whole).includes(lettersOf(part));

/** If the head contains only an address, falls back to the name in the shop's own web or email address. */
function orSite(best: Guess<string> | null, rows: Row[]): Guess<string> | null {
  const [site] = domains(rows.map(({ text }) => text));
  if (!site || (best && isName(best.value))) return best;
  return { value: site, confidence: SITE };
}

/** True if the best candidate is more than an address or an article with its price. */
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
