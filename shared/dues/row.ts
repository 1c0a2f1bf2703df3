import * as z from 'zod/mini';
import { date, line, optional } from '../fields.ts';
import { importInput } from '../importing.ts';
import { textLimits } from '../limits.ts';
import { siteRow, siteRowsPerCall } from '../sites/row.ts';
import { dueKinds } from './kinds.ts';

/** The kinds that can be imported. The others need a title, which no file has. */
export const importedKinds = dueKinds.filter((kind) => kind !== 'custom' && kind !== 'other');

const { clientName, address, postcode, tenantName } = siteRow.shape;

/** A due item imported from another program's file: its property and client are created if missing. */
export const dueRow = z.strictObject({
  ...{ clientName, address, postcode },
  kind: z.enum(importedKinds),
  /** Past dates are allowed and count as overdue. */
  dueOn: date,
  lastDoneOn: optional(date),
  /** Of the paper of that day. */
  number: optional(line(textLimits.name)),
  tenantName,
});
export type DueRow = z.output<typeof dueRow>;

export const dueRows = importInput(dueRow, siteRowsPerCall);
