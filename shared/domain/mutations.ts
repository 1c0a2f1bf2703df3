import { clientMutations } from './clients/mutations.ts';
import type { MutationEntry } from './mutation.ts';

/** The changing routes that may wait on the device, each said once in its domain's `mutations.ts`. */
export const mutations: readonly MutationEntry[] = [...clientMutations];
