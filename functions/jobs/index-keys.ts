import { dayKeys } from './day-keys.ts';
import { visitKeys } from './visit-index.ts';

type Indexed = Parameters<typeof dayKeys>[0] & Parameters<typeof visitKeys>[0];

/** A job's keys in every index; `null` removes it from one. */
export const indexKeys = (job: Indexed) => ({ ...dayKeys(job), ...visitKeys(job) });
