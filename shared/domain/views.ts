import { clientViews } from './clients/views.ts';
import type { ViewEntry } from './reader.ts';

/** The GET routes whose replies follow from records, each said once in its domain's `views.ts`. */
export const views: readonly ViewEntry[] = [...clientViews];
