import { expect, it } from 'vitest';
import { onHandClaim, onHandFrom } from './on-hand.ts';

it('goes four years back for goods and six months for services', () => {
  expect([onHandFrom('2026-02-01', true), onHandFrom('2026-02-01', false)]).toEqual([
    '2022-02-01',
    '2025-08-01',
  ]);
});

it('claims the part that is still on hand', () => {
  expect([onHandClaim(4000, 50), onHandClaim(4000, 100), onHandClaim(33, 50)]).toEqual([2000, 4000, 17]);
});
