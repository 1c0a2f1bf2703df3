import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { builtSite } from '../local/project.ts';
import { test } from './fixtures/test.ts';

test('is at most 672 KB of script and style in all, compressed', { tag: '@one-size' }, () => {
  // The whole app and its service worker. The landing page and the customer's page load none of it.
  const files = readdirSync(builtSite, { recursive: true, encoding: 'utf8' });
  const code = files.filter((file) => /\.(js|css)\.br$/.test(file) && !/(guest|landing)-/.test(file));
  const bytes = code.reduce((sum, file) => sum + statSync(join(builtSite, file)).size, 0);
  expect(bytes).toBeGreaterThan(300 * 1024);
  expect(bytes).toBeLessThanOrEqual(672 * 1024);
});

test('has no file that needs itself by way of another', { tag: '@one-size' }, () => {
  // Modules in such a cycle run in the wrong order, and the page that needs them finds them empty.
  const folder = join(builtSite, 'assets');
  const needs = new Map(
    readdirSync(folder)
      .filter((name) => name.endsWith('.js'))
      .map((name) => {
        const code = readFileSync(join(folder, name), 'utf8');
        return [name, [...code.matchAll(/(?:from|import)"\.\/([^"]+)"/g)].map((match) => match[1])] as const;
      }),
  );
  const reached = (from: string): Set<string | undefined> => {
    const seen = new Set(needs.get(from));
    for (const one of seen) for (const next of needs.get(one ?? '') ?? []) seen.add(next);
    return seen;
  };
  expect([...needs.values()].flat().length).toBeGreaterThan(100);
  expect([...needs.keys()].filter((name) => reached(name).has(name))).toEqual([]);
});
