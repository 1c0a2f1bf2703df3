import { expect, it } from 'vitest';
import { touchedBy } from './changed.ts';

const graph = new Map([
  ['shared/money.ts', []],
  ['shared/money.test.ts', ['shared/money.ts']],
  ['shared/quotes/deposit.ts', []],
  ['functions/quotes/handler.ts', ['shared/quotes/deposit.ts']],
  ['functions/quotes/store.test.ts', []],
  ['functions/jobs/handler.ts', ['shared/money.ts']],
  ['functions/jobs/start.test.ts', []],
  ['functions/guest/answer.test.ts', []],
  ['web/src/features/quotes/page.tsx', ['shared/quotes/deposit.ts']],
  ['web/src/app/pages.tsx', ['web/src/features/quotes/page.tsx']],
  ['e2e/quotes.spec.ts', []],
  ['e2e/jobs.spec.ts', []],
  ['scripts/openapi.ts', []],
]);
const texts: Record<string, string> = { 'functions/guest/answer.test.ts': "routes.quotes.answer, '/quotes'" };
const touched = (...changed: string[]) => touchedBy(changed, graph, (path) => texts[path] ?? '');

it('finds tests that import a file, and those of the resources that it is part of', () => {
  expect(touched('shared/money.ts')).toEqual([
    'shared/money.test.ts',
    'functions/jobs/start.test.ts',
    'e2e/jobs.spec.ts',
  ]);
  expect(touched('shared/quotes/deposit.ts')).toEqual([
    'functions/quotes/store.test.ts',
    'functions/guest/answer.test.ts',
    'e2e/quotes.spec.ts',
  ]);
});

it('runs a test that was changed itself, and nothing for a document', () => {
  expect(touched('e2e/jobs.spec.ts')).toEqual(['e2e/jobs.spec.ts']);
  expect(touched('README.md', 'docs/bench.md')).toEqual([]);
  expect(touched('scripts/openapi.ts')).toEqual([]);
});

it('runs everything for the shell, a package or a file that was deleted', () => {
  expect(touched('web/src/app/pages.tsx')).toBe('all');
  expect(touched('package-lock.json')).toBe('all');
  expect(touched('shared/gone.ts')).toBe('all');
});
