import type { Page } from '@playwright/test';
import { build } from 'esbuild';
import { seedLines } from '../functions/testing/seed-money.ts';
import { round } from './timing.ts';

const rounds = 300;

/** Milliseconds that the sums of 200 lines take in a browser, once and warm: at most 1. */
export const measureSums = async (page: Page): Promise<{ ms: number }> => {
  const { outputFiles } = await build({
    entryPoints: ['shared/lines/sums.ts'],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'sums',
    minify: true,
  });
  await page.addScriptTag({ content: outputFiles[0]?.text ?? '' });
  const ms = await page.evaluate(
    ({ lines, rounds }) => {
      // What the script above leaves in the page.
      const { sumsOf } = (window as unknown as { sums: { sumsOf: (document: object) => object } }).sums;
      // The first half warms it up.
      let started = 0;
      for (let n = -rounds; n < rounds; n++) {
        if (n === 0) started = performance.now();
        sumsOf({ lines, discount: { percent: 5 } });
      }
      return (performance.now() - started) / rounds;
    },
    { lines: seedLines(200, 's'), rounds },
  );
  return { ms: round(ms, 3) };
};
