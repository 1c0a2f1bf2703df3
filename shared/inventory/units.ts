import * as z from 'zod/mini';
import { maxUnits } from './stock.ts';

const isBlank = (value: unknown): boolean => value === undefined || value === null || value === '';

/** A number of pieces: whole, never negative. */
export const units = z
  .int({ error: ({ input }) => (isBlank(input) ? 'Required' : 'Must be a whole number') })
  .check(z.minimum(0, 'Cannot be negative'), z.maximum(maxUnits, 'Is too large'));
