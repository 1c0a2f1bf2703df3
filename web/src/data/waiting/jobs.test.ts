import { expect, test } from 'vitest';
import { addDays, today } from '#shared/dates.ts';
import type { Entry } from '../../outbox/entry.ts';
import { doubtOf } from './jobs.ts';

const begun = (base: object, status = 'in_progress', route = 'PATCH /api/jobs/{id}'): Entry => ({
  ...{ seq: 1, route, params: { id: 7 }, body: { status }, base, key: 'key', id: 7, needs: [] },
  ...{ state: 'waiting', tries: 0, at: 0, build: '' },
});

test('asks before work waits that its customer may still cancel, and not otherwise', () => {
  const cancelUntil = addDays(today(), 3);
  const agreed = { status: 'pending', cancelUntil };
  expect(doubtOf(begun(agreed))).toContain('The customer can cancel until');
  expect(doubtOf(begun(agreed, 'completed', 'PUT /api/jobs/{id}'))).toContain('can cancel');
  expect(doubtOf(begun({ ...agreed, startEarly: { at: 'then' } }))).toBeUndefined();
  expect(doubtOf(begun({ ...agreed, urgentRepair: { at: 'then' } }))).toBeUndefined();
  expect(doubtOf(begun({ ...agreed, status: 'in_progress' }, 'completed'))).toBeUndefined();
  expect(doubtOf(begun({ ...agreed, cancelUntil: addDays(today(), -1) }))).toBeUndefined();
  expect(doubtOf(begun({ status: 'pending' }))).toBeUndefined();
  expect(doubtOf(begun(agreed, 'cancelled'))).toBeUndefined();
});
