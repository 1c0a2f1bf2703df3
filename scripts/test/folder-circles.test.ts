import { expect, it } from 'vitest';
import { foldersInCircles } from './folder-circles.ts';

it('finds folders that import each other by way of others, though no file does', () => {
  const graph = new Map([
    ['shared/a/one.ts', ['shared/b/one.ts']],
    ['shared/b/two.ts', ['shared/c/one.ts']],
    ['shared/c/one.ts', ['shared/a/two.ts', 'shared/d/one.ts']],
    ['shared/d/one.ts', ['shared/d/two.ts']],
  ]);
  expect(foldersInCircles(graph, 'shared')).toEqual(['a', 'b', 'c']);
});

it('leaves out tests, files without a folder and other layers', () => {
  const graph = new Map([
    ['shared/a/one.ts', ['shared/b/one.ts', 'shared/routes.ts']],
    ['shared/b/one.test.ts', ['shared/a/one.ts']],
    ['shared/b/testing/one.ts', ['shared/a/one.ts']],
    ['shared/routes.ts', ['shared/a/one.ts']],
    ['functions/b/one.ts', ['shared/a/one.ts']],
  ]);
  expect(foldersInCircles(graph, 'shared')).toEqual([]);
});
