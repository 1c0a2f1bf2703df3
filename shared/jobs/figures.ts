import * as z from 'zod/mini';

/** A job's income and costs so far, in pounds; only the trader sees them. */
export const jobFigures = z.object({
  /** The total of accepted quotes, including VAT. */
  agreed: z._default(z.number(), 0),
  /** Invoices less credits, without VAT. */
  invoiced: z.number(),
  /** Payments of those invoices, including VAT. */
  received: z.number(),
  /** Parts used from stock, at cost. */
  materials: z.number(),
  /** The cost of the team's time: as clocked or, for people who did not clock, as entered. */
  labour: z.number(),
  labourFrom: z._default(z.enum(['clock', 'hours', 'both', 'none']), 'none'),
  /** Of those who clocked. */
  clockedMinutes: z._default(z.number(), 0),
  /** Purchases for it; without VAT if that can be reclaimed. */
  receipts: z.number(),
  /** What Stripe kept of payments of its invoices. */
  fees: z._default(z.number(), 0),
  /** `invoiced` less materials, labour, receipts and fees. */
  margin: z.number(),
});
export type JobFigures = z.output<typeof jobFigures>;
