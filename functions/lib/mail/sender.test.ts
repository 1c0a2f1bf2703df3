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
  ['Lloyds', {}, 'bob@example.com via Fettle'],
  ['Lloyds Plumbing', {}, 'Lloyds Plumbing via Fettle'],
  ['\u041d\u0435ttl\u0435', {}, 'bob@example.com via Fettle'],
  ['\u041d\u041c\u0420\u0421', {}, 'bob@example.com via Fettle'],
  ['F e t t l e', {}, 'bob@example.com via Fettle'],
  ['H.M.R.C. refunds', {}, 'bob@example.com via Fettle'],
  ['PayPa1', {}, 'bob@example.com via Fettle'],
  ['F\u00e9ttle', {}, 'bob@example.com via Fettle'],
  ['F\u200bettle', {}, 'bob@example.com via Fettle'],
  ['Roya1-Mail', {}, 'bob@example.com via Fettle'],
  ['M0NZO Help', {}, 'bob@example.com via Fettle'],
  ['Brian H S Plumbing', {}, 'Brian H S Plumbing via Fettle'],
  ['Zi\u0119ba Gaz', {}, 'Zi\u0119ba Gaz via Fettle'],
  ['Fet-tle', {}, 'bob@example.com via Fettle'],
  ['Fe\u0167\u0167le', {}, 'bob@example.com via Fettle'],
  ['\ua730\u1d07\u1d1b\u1d1b\u029f\u1d07', {}, 'bob@example.com via Fettle'],
  ['\u{1f175}\u{1f174}\u{1f183}\u{1f183}\u{1f17b}\u{1f174}', {}, 'bob@example.com via Fettle'],
  ['FettleSupport', {}, 'bob@example.com via Fettle'],
  ['Nat West', {}, 'bob@example.com via Fettle'],
  ['Arnazon', {}, 'bob@example.com via Fettle'],
  ['NatVVest', {}, 'bob@example.com via Fettle'],
  ['RoyalMail', {}, 'bob@example.com via Fettle'],
  ['F\u20acttle', {}, 'bob@example.com via Fettle'],
  ['Fe\u2020\u2020le', {}, 'bob@example.com via Fettle'],
  ['M\u0966nzo Help', {}, 'bob@example.com via Fettle'],
  ['HMR\u00a2', {}, 'bob@example.com via Fettle'],
  ['Na7West', {}, 'bob@example.com via Fettle'],
  ['B4rclays', {}, 'bob@example.com via Fettle'],
  ['Lloycls', {}, 'bob@example.com via Fettle'],
  ['HMRCRefund', {}, 'bob@example.com via Fettle'],
  ['HMRCrefunds', {}, 'bob@example.com via Fettle'],
  ['HMRC24', {}, 'bob@example.com via Fettle'],
  ['fettleteam', {}, 'bob@example.com via Fettle'],
  ['Companies House', {}, 'bob@example.com via Fettle'],
  ['TSB', {}, 'bob@example.com via Fettle'],
  ['First Direct Help', {}, 'bob@example.com via Fettle'],
  ['TSB Plumbing', {}, 'TSB Plumbing via Fettle'],
  ['Apple Tree Heating', {}, 'Apple Tree Heating via Fettle'],
  ['Drain Doctor\u00ae 24/7', {}, 'Drain Doctor\u00ae 24/7 via Fettle'],
  ['5\u2605 \u00bd Moon R+M', {}, '5\u2605 \u00bd Moon R+M via Fettle'],
  ['\u0141ukasz S\u00f8rensen Gas', {}, '\u0141ukasz S\u00f8rensen Gas via Fettle'],
  ['H S B Construction', {}, 'H S B Construction via Fettle'],
  ['Amazonia Gardens', {}, 'Amazonia Gardens via Fettle'],
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
