import * as z from 'zod/mini';
import { date, line, optional } from '../fields.ts';
import { importInput } from '../importing.ts';
import { textLimits } from '../limits.ts';
import { siteRow, siteRowsPerCall } from '../sites/row.ts';
import { dueKinds } from './kinds.ts';

/** The kinds that a file can hold. The others need a title, which no file gives. */
export const importedKinds = dueKinds.filter((kind) => kind !== 'custom' && kind !== 'other');

const { clientName, address, postcode, tenantName } = siteRow.shape;

/** Something that is due, of a file of another program: its property and client are made where they are not there. */
export const dueRow = z.strictObject({
  ...{ clientName, address, postcode },
  kind: z.enum(importedKinds),
  /** It may be past: what was due by then is overdue. */
  dueOn: date,
  lastDoneOn: optional(date),
  /** Of the paper of that day. */
  number: optional(line(textLimits.name)),
  tenantName,
});
export type DueRow = z.output<typeof dueRow>;

export const dueRows = importInput(dueRow, siteRowsPerCall);
