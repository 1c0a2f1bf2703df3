import type { Features } from './features.ts';
import { byAbove, byNext, byRows } from './vendor-around.ts';
import type { Candidate } from './vendor-candidates.ts';
import type { Page } from './vendor-page.ts';
import { byPlace, byPrint } from './vendor-place.ts';
import { byWords } from './vendor-wording.ts';

/** All features for or against a candidate; most are 0 or 1. */
export function featuresOf(page: Page, candidate: Candidate): Features {
  return {
    ...byPlace(page, candidate),
    ...byPrint(page, candidate),
    ...byWords(page, candidate),
    ...byRows(candidate),
    ...byNext(page, candidate),
    ...byAbove(page, candidate),
  };
}
