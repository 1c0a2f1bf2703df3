import type { RunOptions } from 'axe-core';

/** WCAG 2.2 AA and axe's best practice. */
export const axeRules: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
  // Preloading fetches every stylesheet again for a rule that is off, and waits for audio, which we have none of.
  preload: false,
};

/** The rules that the other colour scheme can break; the rest of the page is the same. */
export const colourRules: RunOptions = { ...axeRules, runOnly: ['color-contrast', 'link-in-text-block'] };
