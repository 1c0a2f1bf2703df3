import { expect, test } from 'vitest';
import { addDays, today } from '#shared/dates.ts';
import { doubtOf } from './doubt.ts';

const begun = (job: object, status = 'in_progress', route = 'PATCH /api/jobs/{id}') =>
  doubtOf({ route, set: { status } }, job);

test('asks before work waits that its customer may still cancel, and not otherwise', () => {
  const cancelUntil = addDays(today(), 3);
  const agreed = { status: 'pending', cancelUntil };
  expect(begun(agreed)).toContain('The customer can cancel until');
  expect(begun(agreed, 'completed', 'PUT /api/jobs/{id}')).toContain('can cancel');
  expect(begun({ ...agreed, startEarly: true })).toBeUndefined();
  expect(begun({ ...agreed, urgentRepair: { at: 'then' } })).toBeUndefined();
  expect(begun({ ...agreed, status: 'in_progress' }, 'completed')).toBeUndefined();
  expect(begun({ ...agreed, cancelUntil: addDays(today(), -1) })).toBeUndefined();
  expect(begun({ status: 'pending' })).toBeUndefined();
  expect(begun(agreed, 'cancelled')).toBeUndefined();
});
