import * as z from 'zod/mini';
import { optional } from '../fields.ts';
import { documentLines, documentTerms } from '../lines/document.ts';
import type { Line } from '../lines/line.ts';
import { shownLine, shownTerms, sums } from '../lines/shown.ts';
import { reverseCharge } from './reverse-charge-answers.ts';

/** The fields an invoice or its draft may have instead of one amount. */
export const linesFields = {
  lines: z.optional(z.nullable(documentLines)),
  ...documentTerms,
  reverseCharge: optional(reverseCharge),
};

const firstOptional = (lines: readonly Line[] | null | undefined): number =>
  lines?.findIndex((line) => line.optional) ?? -1;

/** Optional lines are only allowed on quotes. */
export const nothingOptional = z.check<{ lines?: readonly Line[] | null | undefined }>(
  ({ value, issues }) => {
    const at = firstOptional(value.lines);
    if (at < 0) return;
    const path = ['lines', at, 'optional'];
    issues.push({ code: 'custom', path, message: 'Only a quote has optional lines', input: value });
  },
);

/** The line fields in the reply for an invoice or draft; all null if it has one amount. */
export const shownLines = {
  lines: z._default(z.nullable(z.array(shownLine)), null),
  ...shownTerms,
  reverseCharge: z._default(z.nullable(reverseCharge), null),
  sums: z._default(z.nullable(sums), null),
};
