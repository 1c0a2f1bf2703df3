import { setTimeout as wait } from 'node:timers/promises';
import type { Site, Visitor } from './site.ts';

/** A check that only the real services can pass. Throws if it fails. */
export interface Proof {
  name: string;
  /** What it requires. */
  needs?: 'AWS' | 'a test key of Stripe' | 'an application of HMRC’s sandbox';
  /** May return a line of text, which is printed. */
  run: (site: Site, visitor: Visitor) => Promise<unknown>;
}

/** Throws the message unless the condition is true. */
export const must = (holds: unknown, sentence: string): void => {
  if (!holds) throw new Error(sentence);
};

const everyMs = 500;

/** Polls until there is a result, because other services take their time. Throws the message after `seconds`, with the last error. */
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
