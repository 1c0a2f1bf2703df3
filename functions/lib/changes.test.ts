import { expect, it } from 'vitest';
import { applied, withoutNulls } from '#shared/domain/applied.ts';
import { cleared, nextInstant } from './changes.ts';

it('a field left out stays, one set to null goes', () => {
  const record = { name: 'Ann', phone: '1', email: 'a@example.com' };
  const changes = { name: 'Bob', phone: null, email: undefined };
  expect(applied<Partial<typeof record>>(record, changes)).toEqual({ name: 'Bob', email: 'a@example.com' });
  expect(withoutNulls(changes)).toEqual({ name: 'Bob' });
  expect(cleared(changes)).toEqual(['phone']);
});

it('the instant of a write is later than the one before, even if the clock is not', () => {
  const ahead = new Date(Date.now() + 60_000).toISOString();
  expect(nextInstant(ahead) > ahead).toBe(true);
  expect(nextInstant() <= nextInstant(nextInstant())).toBe(true);
});
