import { expect, test } from 'vitest';
import { nextAddress } from './paged-list.ts';

test('reads the next page out of the Link header', () => {
  expect(nextAddress('</api/jobs?cursor=7>; rel="next"')).toBe('/api/jobs?cursor=7');
  expect(nextAddress('</a>; rel="prev", </b?limit=2>; rel=next')).toBe('/b?limit=2');
  expect(nextAddress('</a>; rel="prev"')).toBeNull();
  expect(nextAddress(null)).toBeNull();
});
