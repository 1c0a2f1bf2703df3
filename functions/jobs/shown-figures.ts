import { notFound } from '#functions/lib/errors.ts';
import { keyOf } from '#functions/lib/item-key.ts';
import type { StoredUser } from '#functions/lib/session.ts';
import { batchGet } from '#functions/lib/table.ts';
import { today } from '#shared/dates.ts';
import { toPounds } from '#shared/money.ts';
import { isVatRegistered } from '#shared/settings/registration.ts';
import { jobEntity } from './entity.ts';
import { figureNames, figuresEntity } from './figures.ts';

/** VAT of purchases comes back to who is registered, but not on the flat rate (VAT Notice 733). */
const reclaims = ({ business }: StoredUser): boolean =>
  isVatRegistered(business ?? {}, today()) && business?.vatScheme !== 'flat';

/** What a job brought and cost so far, in pounds, from its counters: one round trip. Throws 404. */
export const figuresOfJob = async (user: StoredUser, id: number) => {
  const { userId } = user;
  const [job, item] = await batchGet([
    keyOf(jobEntity, { userId, id }),
    keyOf(figuresEntity, { userId, jobId: id }),
  ]);
  if (!job) throw notFound();
  const [invoiced = 0, received = 0, materials = 0, labour = 0, gross = 0, vat = 0, agreed = 0] =
    figureNames.map((name) => Number(item?.[name] ?? 0));
  const receipts = gross - (reclaims(user) ? vat : 0);
  return {
    agreed: toPounds(agreed),
    invoiced: toPounds(invoiced),
    received: toPounds(received),
    materials: toPounds(materials),
    labour: toPounds(labour),
    receipts: toPounds(receipts),
    margin: toPounds(invoiced - materials - labour - receipts),
  };
};
