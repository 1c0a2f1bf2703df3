import { expect, it } from 'vitest';
import { touchedBy } from './changed.ts';

const graph = new Map([
  ['shared/money.ts', []],
  ['shared/money.test.ts', ['shared/money.ts']],
  ['shared/inventory/level.ts', []],
  ['functions/inventory/handler.ts', ['shared/inventory/level.ts']],
  ['functions/inventory/store.test.ts', []],
  ['functions/jobs/handler.ts', ['shared/money.ts']],
  ['functions/jobs/start.test.ts', []],
  ['functions/sync/field.test.ts', []],
  ['web/src/features/inventory/page.tsx', ['shared/inventory/level.ts']],
  ['web/src/app/pages.tsx', ['web/src/features/inventory/page.tsx']],
  ['e2e/inventory.spec.ts', []],
  ['e2e/jobs.spec.ts', []],
  ['scripts/openapi.ts', []],
]);
const texts: Record<string, string> = {
  'functions/sync/field.test.ts': "routes.inventory.move, '/inventory'",
};
const touched = (...changed: string[]) => touchedBy(changed, graph, (path) => texts[path] ?? '');

it('finds tests that import a file, and those of the resources that it is part of', () => {
  expect(touched('shared/money.ts')).toEqual([
    'shared/money.test.ts',
    'functions/jobs/start.test.ts',
    'e2e/jobs.spec.ts',
  ]);
  expect(touched('shared/inventory/level.ts')).toEqual([
    'functions/inventory/store.test.ts',
    'functions/sync/field.test.ts',
    'e2e/inventory.spec.ts',
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
