import { definitionOf, definitionOn, isWrittenKind } from '../definitions/definitions.ts';
import { check } from '../engine/check.ts';
import type { WrittenKind } from '../engine/definition.ts';
import type { Computed, FormContext } from '../engine/form.ts';
import type { Values } from '../engine/values.ts';

/** A filled-in form, and the expected findings in the sections of `scope`. */
export interface FormCase {
  id: string;
  kind: string;
  today: string;
  edition?: string | undefined;
  context?: FormContext | undefined;
  scope: string[];
  given: Values;
  expect: Partial<Found>;
}

interface Found {
  missing: string[];
  invalid: string[];
  warnings: string[];
  computed: Record<string, Computed>;
  outcome: string | null;
  nextDue: string | null;
}

interface Report {
  passed: number;
  failed: { id: string; expected: FormCase['expect']; got: Found }[];
  unsupported: string[];
}

const formOf = ({ kind, edition, today }: FormCase & { kind: WrittenKind }) =>
  (edition === undefined ? undefined : definitionOf(kind, edition)) ?? definitionOn(kind, today);

const isSupported = (given: FormCase): given is FormCase & { kind: WrittenKind } => {
  if (!isWrittenKind(given.kind)) return false;
  const { sections } = formOf({ ...given, kind: given.kind });
  return given.scope.every((name) => name === 'edition' || sections.some(({ key }) => key === name));
};

const foundIn = (given: FormCase & { kind: WrittenKind }): Found => {
  const { today, edition, context } = given;
  const found = check(formOf(given), given.given, { today, edition, context });
  const isInScope = (path: string): boolean => given.scope.includes(path.split('.')[0] ?? '');
  return {
    missing: found.missing.filter(isInScope),
    invalid: found.invalid.map(({ path }) => path).filter(isInScope),
    warnings: found.warnings.filter(({ path }) => isInScope(path)).map(({ code, path }) => `${code}@${path}`),
    computed: found.computed,
    outcome: found.outcome,
    nextDue: found.nextDue,
  };
};

const sameSet = (expected: readonly string[] = [], got: readonly string[]): boolean =>
  JSON.stringify([...new Set(expected)].sort()) === JSON.stringify([...new Set(got)].sort());

const isAsExpected = ({ expect }: FormCase, got: Found): boolean =>
  sameSet(expect.missing, got.missing) &&
  sameSet(expect.invalid, got.invalid) &&
  sameSet(expect.warnings, got.warnings) &&
  Object.entries(expect.computed ?? {}).every(([path, value]) => got.computed[path] === value) &&
  (expect.outcome === undefined || expect.outcome === got.outcome) &&
  (expect.nextDue === undefined || expect.nextDue === got.nextDue);

/** Runs worked cases against the forms. A case with an unknown form or section is reported as unsupported. */
export const runCases = (cases: readonly FormCase[]): Report => {
  const report: Report = { passed: 0, failed: [], unsupported: [] };
  for (const each of cases) {
    if (!isSupported(each)) {
      report.unsupported.push(each.id);
      continue;
    }
    const got = foundIn(each);
    if (isAsExpected(each, got)) report.passed += 1;
    else report.failed.push({ id: each.id, expected: each.expect, got });
  }
  return report;
};
