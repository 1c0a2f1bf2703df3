import * as z from 'zod/mini';

/**
 * What a contractor is expected to keep back for HMRC, in pounds; `rate` is percent. Never part of the totals: the
 * contractor decides on verification. `estimated`: materials count as charged where no line says what they cost.
 */
export const cisExpectation = z.object({
  rate: z.number(),
  gross: z.number(),
  excluded: z.number(),
  base: z.number(),
  deduction: z.number(),
  expected: z.number(),
  estimated: z.boolean(),
});
export type CisExpectation = z.output<typeof cisExpectation>;
