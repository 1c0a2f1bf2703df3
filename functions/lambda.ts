import { lazily } from './lib/lazily.ts';
import type { Served, Whole } from './lib/serve.ts';

/** What reads the records of every kind: few calls need it, and only once they are done. */
const records = lazily(() => import('./sync/since.ts'));
/** Who asks that has jobs of their own alone: few do. */
const own = lazily(() => import('./jobs/own.ts'));

const whole: Whole = {
  changesSince: async (...asked) => (await records()).changesSince(...asked),
  isOwnJob: async (...asked) => (await own()).isOwnJob(...asked),
};

/**
 * The Lambda of a resource. A resource knows only those that it stands on, so that the folders point one way; what it needs of those that
 * stand on it is in `functions/above/<resource>.ts`.
 */
export const lambdaOf = <Above>(resource: Served<Above>, above: Above) => resource({ ...whole, ...above });
