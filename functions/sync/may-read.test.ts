import { expect, it } from 'vitest';
import { roles } from '#shared/members/roles.ts';
import { syncContract } from '#shared/sync/contract.ts';
import { mayRead } from './may-read.ts';

it('tells records as they are kept to the desk alone', () => {
  expect(roles.filter(mayRead)).toEqual(['owner', 'office']);
});

it('tells something to every role that may ask for the changes', () => {
  expect(syncContract.changes.roles.filter((role) => !mayRead(role))).toEqual([]);
});
