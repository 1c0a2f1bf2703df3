import * as z from 'zod/mini';

/** The income and costs of a job so far, in pounds; only the trader sees it. */
export const jobFigures = z.object({
  /** What its accepted quotes come to, with VAT. */
  agreed: z._default(z.number(), 0),
  /** Its invoices without VAT, less what was credited. */
  invoiced: z.number(),
  /** What was paid for them, with VAT. */
  received: z.number(),
  /** Parts used from stock, at what they were bought for. */
  materials: z.number(),
  /** The team's time, at what it cost: what they clocked, and of who clocked nothing the hours entered. */
  labour: z.number(),
  labourFrom: z._default(z.enum(['clock', 'hours', 'both', 'none']), 'none'),
  /** Of those who clocked. */
  clockedMinutes: z._default(z.number(), 0),
  /** What was bought for it; without VAT where that can be reclaimed. */
  receipts: z.number(),
  /** What is left of `invoiced` after materials, labour and receipts. */
  margin: z.number(),
});
export type JobFigures = z.output<typeof jobFigures>;
