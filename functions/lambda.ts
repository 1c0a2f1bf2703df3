import { lazily } from './lib/lazily.ts';
import type { IsOwnJob } from './lib/mine.ts';
import type { Served } from './lib/serve.ts';
import type { ChangesSince } from './lib/tell-changes.ts';

/** What reads the records of every kind: few calls need it, and only once they are done. */
const reader = lazily(() => import('./sync/since.ts'));

/** Who asks that has jobs of their own alone: few do. */
const jobs = lazily(() => import('./jobs/own.ts'));

const isOwnJob: IsOwnJob = async (...asked) => (await jobs()).isOwnJob(...asked);

const changesSince: ChangesSince = async (...asked) => (await reader()).changesSince(...asked);

/**
 * The Lambda of a resource. Here alone the whole API is known: a resource knows neither the others nor who reads them all, so that the
 * folders point one way.
 */
export const lambdaOf = (resource: Served) => resource({ changesSince, isOwnJob });
