import axe, { type RunOptions } from 'axe-core';
import { expect } from 'vitest';
import { cdp } from 'vitest/browser';
import { axeRules, colourRules } from './axe-rules.ts';

/** The part of Chromium's protocol used here; Vitest leaves its types to its users. */
interface Emulation {
  send: (
    method: 'Emulation.setEmulatedMedia',
    media: { features: { name: string; value: string }[] },
  ) => Promise<unknown>;
}

const draw = async (scheme: 'light' | 'dark') => {
  const asked = matchMedia(`(prefers-color-scheme: ${scheme})`);
  const drawn = new Promise((done) => asked.addEventListener('change', done, { once: true }));
  const isDrawn = asked.matches;
  await (cdp() as unknown as Emulation).send('Emulation.setEmulatedMedia', {
    features: [
      { name: 'prefers-color-scheme', value: scheme },
      { name: 'prefers-reduced-motion', value: 'reduce' },
    ],
  });
  if (!isDrawn) await drawn;
};

const broken = async (rules: RunOptions) => {
  // A change of colours begins in the next frame.
  await new Promise(requestAnimationFrame);
  await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => undefined)));
  // A component has no page around it, so it is in no landmark and below no heading.
  const { violations } = await axe.run(document.body, {
    ...rules,
    rules: { region: { enabled: false }, 'page-has-heading-one': { enabled: false } },
  });
  return violations.map(({ id, help, nodes }) => ({ id, help, where: nodes.map(({ html }) => html) }));
};

/** Expects what is drawn to break none of axe's rules for WCAG 2.2 AA, in light and in dark. */
export const expectAccessible = async (): Promise<void> => {
  expect(await broken(axeRules)).toEqual([]);
  await draw('dark');
  expect(await broken(colourRules)).toEqual([]);
  await draw('light');
};
