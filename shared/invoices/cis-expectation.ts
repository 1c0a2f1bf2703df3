import * as z from 'zod/mini';

/**
 * The CIS deduction that a contractor is expected to make, in pounds; `rate` is percent. Never part of the totals: the contractor
 * decides on verification. `estimated`: materials count as charged because no line states their cost.
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
