import { setTimeout as wait } from 'node:timers/promises';
import type { Site, Visitor } from './site.ts';

/** One thing that only the real services can show. Throws what is wrong. */
export interface Proof {
  name: string;
  /** What it cannot do without. */
  needs?: 'AWS' | 'a test key of Stripe' | 'an application of HMRC’s sandbox';
  run: (site: Site, visitor: Visitor) => Promise<void>;
}

/** Throws the sentence unless it holds. */
export const must = (holds: unknown, sentence: string): void => {
  if (!holds) throw new Error(sentence);
};

const everyMs = 500;

/**
 * Asks until there is an answer: other people's services take their time. Throws the sentence after `seconds`, with what
 * the last try said.
 */
export const eventually = async <T>(
  sentence: string,
  seconds: number,
  ask: () => Promise<T | undefined | false>,
): Promise<T> => {
  const until = Date.now() + seconds * 1000;
  let said = '';
  while (Date.now() < until) {
    try {
      const answer = await ask();
      if (answer !== undefined && answer !== false) return answer;
    } catch (error) {
      said = `: ${(error as Error).message}`;
    }
    await wait(everyMs);
  }
  throw new Error(`${sentence} within ${seconds} s${said}`);
};
