import * as z from 'zod/mini';
import { orNull } from '../../fields.ts';
import { returnStates } from '../../filing/vat.ts';
import { filedTaxes } from '../../uk/filed-taxes.ts';

const text = z.optional(z.string());
const number = z.optional(z.number());

/** The user's figures from a contractor's statement for a tax month. Its id is `<monthEnd>.<clientId>`. */
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

/** A VAT period as HMRC last reported it, and the state of its return here. Its id is its last day. */
export const vatPeriodRecord = z.object({
  start: z.string(),
  end: z.string(),
  due: z.string(),
  status: z.enum(['open', 'fulfilled']),
  ours: orNull(z.enum(returnStates)),
});

/** A connection to HMRC: when it expires and, for Income Tax, the first update HMRC doesn't have. Its id is its tax. */
export const hmrcGrantRecord = z.object({
  tax: z.enum(filedTaxes),
  endsAt: z.string(),
  /** When it was found to have stopped working early. */
  endedAt: z.optional(z.string()),
  update: z.optional(z.object({ to: z.string(), dueBy: z.string() })),
});
