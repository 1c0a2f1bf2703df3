import { readFileSync } from 'node:fs';

/** How many tests passed, failed and were skipped, and which failed. */
export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
  failures: string[];
}

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: {
    name: string;
    status: string;
    assertionResults: { status: string; fullName: string }[];
  }[];
}

const here = `${process.cwd()}/`;

/** Reads a jest report; vitest writes the same shape. A file that could not be loaded counts as one failure. */
export const fromJest = (report: unknown): Counts => {
  const { numPassedTests, numPendingTests, numTodoTests, testResults } = report as JestReport;
  const failures = testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, assertionResults }) => {
      const file = name.replace(here, '');
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      return failed.length > 0 ? failed.map(({ fullName }) => `${file}: ${fullName}`) : [file];
    });
  return {
    passed: numPassedTests,
    failed: failures.length,
    skipped: numPendingTests + (numTodoTests ?? 0),
    failures,
  };
};

interface Tried {
  projectName: string;
  status: string;
  results: { attachments: { name: string; path?: string }[] }[];
}

interface Suite {
  title: string;
  suites?: Suite[];
  specs?: { title: string; ok: boolean; tests: Tried[] }[];
}

interface PlaywrightReport {
  stats: { expected: number; skipped: number };
  errors: { message?: string }[];
  suites: Suite[];
}

/**
 * What Playwright says of a failed test: the error, and what the page showed. Without it a failure that happens once in a hundred
 * runs can't be explained.
 */
const toldBy = ({ results }: Tried): string =>
  results
    .flatMap(({ attachments }) => attachments)
    .flatMap(({ name, path }) => (name === 'error-context' && path ? [readFileSync(path, 'utf8')] : []))
    .map((context) => context.split('# Error details')[1]?.split('# Test source')[0] ?? context)
    .join('');

/** A test that passed only when tried again has failed. */
const failuresIn = ({ title, suites = [], specs = [] }: Suite): string[] => [
  ...specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map((test) => `${title}: ${spec.title} (${test.projectName})${toldBy(test)}`),
  ),
  ...suites.flatMap(failuresIn),
];

/** Reads Playwright's report. */
export const fromPlaywright = (report: unknown): Counts => {
  const { stats, errors, suites } = report as PlaywrightReport;
  const failures = [...suites.flatMap(failuresIn), ...errors.map(({ message }) => message ?? 'an error')];
  return { passed: stats.expected, failed: failures.length, skipped: stats.skipped, failures };
};

const total = (all: Counts[], name: 'passed' | 'failed' | 'skipped'): number =>
  all.reduce((sum, counts) => sum + counts[name], 0);

export const sum = (all: Counts[]): Counts => ({
  passed: total(all, 'passed'),
  failed: total(all, 'failed'),
  skipped: total(all, 'skipped'),
  failures: all.flatMap(({ failures }) => failures),
});
