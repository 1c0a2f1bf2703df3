import { expect } from 'vitest';
import type { Someone } from '../../local/testing/system.ts';
import { recounted } from './partition.ts';

/** Expects every counter to agree with the records. */
export const expectCounted = async ({ firmId }: Someone) => {
  const { expected, found } = await recounted(firmId);
  expect(found).toEqual(expected);
};
