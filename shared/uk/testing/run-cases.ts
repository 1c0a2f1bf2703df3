import { arithmetic } from './areas/arithmetic.ts';
import { cis } from './areas/cis.ts';
import { consumer } from './areas/consumer.ts';
import { documentContent } from './areas/document-content.ts';
import { identifier } from './areas/identifier.ts';
import { latePayment } from './areas/late-payment.ts';
import { rates } from './areas/rates.ts';
import { retention } from './areas/retention.ts';
import { reverseCharge } from './areas/reverse-charge.ts';
import { mtd } from './areas/tax.ts';
import { taxPoint } from './areas/tax-point.ts';
import { ubl } from './areas/ubl.ts';
import { vatThreshold } from './areas/vat-threshold.ts';
import type { Area, Given } from './given.ts';

/** A worked case: the facts, and the result by law. Money in pence, rates in basis points. */
export interface UkCase {
  id: string;
  area: string;
  given: Given;
  expect: Readonly<Record<string, unknown>>;
}

export interface CaseFailure {
  id: string;
  expected: unknown;
  got: unknown;
}

export interface CaseReport {
  passed: number;
  failed: CaseFailure[];
  /** Cases about what the product doesn't do. */
  unsupported: string[];
}

/** Answered by the product's rules; those in `law` are only asked here. */
const areas: Record<string, Area> = {
  arithmetic,
  cis,
  consumer,
  'document-content': documentContent,
  identifier,
  'late-payment': latePayment,
  mtd,
  rates,
  retention,
  'reverse-charge': reverseCharge,
  'tax-point': taxPoint,
  ubl,
  'vat-threshold': vatThreshold,
};

/** Lists whose order doesn't matter. */
const unordered = new Set(['missing', 'forbidden', 'warnings', 'deleteNow', 'keepRestricted']);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** True if an answer contains everything expected; a record may contain more. */
const holds = (got: unknown, expected: unknown): boolean => {
  if (Array.isArray(expected))
    return (
      Array.isArray(got) && got.length === expected.length && expected.every((one, at) => holds(got[at], one))
    );
  if (isRecord(expected))
    return isRecord(got) && Object.entries(expected).every(([name, one]) => holds(got[name], one));
  return Object.is(got, expected) || (got === 0 && expected === 0);
};

const sorted = (value: unknown): unknown => (Array.isArray(value) ? [...value].sort() : value);

const agrees = (name: string, got: unknown, expected: unknown): boolean =>
  unordered.has(name) ? holds(sorted(got), sorted(expected)) : holds(got, expected);

const answer = ({ area, given }: UkCase): Record<string, unknown> | null => {
  try {
    return areas[area]?.(given) ?? null;
  } catch (error) {
    return { refused: true, error: error instanceof Error ? error.message : String(error) };
  }
};

/** Runs the cases against our rules. */
export const runCases = (cases: readonly UkCase[]): CaseReport => {
  const report: CaseReport = { passed: 0, failed: [], unsupported: [] };
  for (const one of cases) {
    const answered = answer(one);
    const names = Object.keys(one.expect);
    const wrong = names.filter(
      (name) =>
        answered &&
        (name in answered || 'error' in answered) &&
        !agrees(name, answered[name], one.expect[name]),
    );
    const got = answered && Object.fromEntries(names.map((name) => [name, answered[name]]));
    if (wrong.length > 0)
      report.failed.push({ id: one.id, expected: one.expect, got: answered?.error ?? got });
    else if (!answered || names.some((name) => !(name in answered))) report.unsupported.push(one.id);
    else report.passed += 1;
  }
  return report;
};
