import { lazily } from './lib/lazily.ts';
import type { Served, Whole } from './lib/serve.ts';

/** Loaded on demand: the code that reads records of every kind is needed by few calls, and only at their end. */
const records = lazily(() => import('./sync/since.ts'));
/** Loaded on demand: few callers are limited to their own jobs. */
const own = lazily(() => import('./jobs/own.ts'));

const whole: Whole = {
  changesSince: async (...asked) => (await records()).changesSince(...asked),
  isOwnJob: async (...asked) => (await own()).isOwnJob(...asked),
};

/**
 * The Lambda of a resource. A resource imports only those it builds on, so that dependencies point one way; what it needs from
 * features above it is in `functions/above/<resource>.ts`.
 */
export const lambdaOf = <Above>(resource: Served<Above>, above: Above) => resource({ ...whole, ...above });
