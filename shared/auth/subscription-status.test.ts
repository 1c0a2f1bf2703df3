import { describe, expect, it } from 'vitest';
import { givesAccess, isOver, knownStatus, subscriptionStatuses } from './subscription-status.ts';

const table = [
  ['active', true, false],
  ['trialing', true, false],
  ['past_due', true, false],
  ['incomplete', false, false],
  ['incomplete_expired', false, true],
  ['unpaid', false, false],
  ['paused', false, false],
  ['canceled', false, true],
] as const;

describe('a subscription that is', () => {
  it.each(table)('%s: access %s, over %s', (status, access, over) => {
    expect([givesAccess(status), isOver(status), knownStatus(status)]).toEqual([access, over, status]);
  });

  it.each(['', 'ended', 'ACTIVE', 'active ', 'toString', '__proto__', 'a status of next year'])(
    'of a status nobody knows (%j) opens nothing',
    (status) => {
      expect([givesAccess(status), knownStatus(status)]).toEqual([false, null]);
    },
  );
});

it('is decided for every status there is', () => {
  expect(table.map(([status]) => status).toSorted()).toEqual(subscriptionStatuses.toSorted());
});
