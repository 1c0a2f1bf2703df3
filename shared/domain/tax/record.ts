import * as z from 'zod/mini';
import { orNull } from '../../fields.ts';
import { filedTaxes } from '../../filing/taxes.ts';
import { returnStates } from '../../filing/vat.ts';
import { type TaxName, taxNames } from './names.ts';

const text = z.optional(z.string());
const number = z.optional(z.number());

/** What the user says of a contractor's statement for a tax month. Its id is `<monthEnd>.<clientId>`. */
export const cisStatementRecord = z.object({
  monthEnd: z.string(),
  clientId: z.number(),
  receivedOn: text,
  gross: number,
  materials: number,
  deducted: number,
  fileId: number,
  fileType: text,
  fileSize: number,
  updatedAt: text,
});

const pence = Object.fromEntries(taxNames.map((name) => [name, number])) as Record<TaxName, typeof number>;

/** What a day comes to for tax, in pence; what is missing is nought. Its id is the day. */
export const taxDayRecord = z.object({ ...pence, date: z.string() });

/** A VAT period as HMRC had it when it was last asked, and how its return stands here. Its id is its last day. */
export const vatPeriodRecord = z.object({
  start: z.string(),
  end: z.string(),
  due: z.string(),
  status: z.enum(['open', 'fulfilled']),
  ours: orNull(z.enum(returnStates)),
});

/** A connection to HMRC: when it ends, and of Income Tax the first update that HMRC does not have. Its id is its tax. */
export const hmrcGrantRecord = z.object({
  tax: z.enum(filedTaxes),
  endsAt: z.string(),
  /** When it turned out to work no longer, before its time. */
  endedAt: z.optional(z.string()),
  update: z.optional(z.object({ to: z.string(), dueBy: z.string() })),
});
