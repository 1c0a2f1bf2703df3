import { expect, it } from 'vitest';
import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import { answersTo, shownName } from './sender.ts';

const somebody = (given: object = {}) => ({ email: 'bob@example.com', ...given }) as StoredFirm;
const payer = { stripeSubscriptionId: 'sub_1' };

it.each([
  ['Example Plumbing', {}, 'Example Plumbing via Fettle'],
  ['HM Revenue & Customs', {}, 'bob@example.com via Fettle'],
  ['Fettle Billing', {}, 'bob@example.com via Fettle'],
  ['\uff28\uff2d\uff32\uff23 Refunds', {}, 'bob@example.com via Fettle'],
  ['refund@hmrc.example', payer, 'bob@example.com via Fettle'],
  ['https://pay.example', payer, 'bob@example.com via Fettle'],
  ['Amazon Way Plumbers', payer, 'Amazon Way Plumbers via Fettle'],
  ['x'.repeat(200), {}, `${'x'.repeat(64)} via Fettle`],
])('%s (%j) sends as %s', (name, given, shown) => {
  expect(shownName(somebody(given), name)).toBe(shown);
});

it.each([
  [{}, undefined, 'bob@example.com'],
  [{}, 'office@example.com', 'office@example.com'],
  [{}, 'office@elsewhere.example', 'bob@example.com'],
  [payer, 'office@elsewhere.example', 'office@elsewhere.example'],
  [{ email: 'bob@gmail.com' }, 'carol@gmail.com', 'bob@gmail.com'],
  [{ email: 'bob@gmail.com' }, 'b.ob+office@googlemail.com', 'b.ob+office@googlemail.com'],
])('of %j with the business address %s, answers go to %s', (given, email, to) => {
  expect(answersTo(somebody({ ...given, business: { email } }))).toBe(to);
});
