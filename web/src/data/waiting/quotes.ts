import * as z from 'zod/mini';
import { addDays, today } from '#shared/dates.ts';
import { quotesRoutes } from '#shared/quotes/contract.ts';
import { quote } from '#shared/quotes/shown.ts';
import { defaultValidDays } from '#shared/quotes/status.ts';
import { routeKey } from '#shared/route.ts';
import type { NewEntry } from '../../outbox/entry.ts';
import { figuresOf } from './invoices.ts';
import {
  added,
  amended,
  amendedOne,
  beginning,
  changed,
  type Laying,
  made,
  namesAround,
  toldFields,
} from './laying.ts';

const create = routeKey(quotesRoutes.create);
const update = routeKey(quotesRoutes.update);

const totalOf = (told: Record<string, unknown>): Record<string, unknown> => {
  const { sums } = figuresOf(told) as { sums?: { total: number } };
  return sums ? { sums, total: sums.total } : {};
};

/** A quote that waits. Its number comes from the server. */
const asRow = (entry: NewEntry) => {
  const told = toldFields(entry);
  const validUntil = told.validUntil ?? addDays(today(), defaultValidDays);
  const deposit = told.deposit ?? null;
  const priceKind = told.priceKind ?? 'quote';
  return z.parse(quote, {
    ...told,
    ...totalOf(told),
    ...namesAround(entry),
    ...beginning(entry),
    number: '',
    status: 'draft',
    version: 0,
    validUntil,
    deposit,
    priceKind,
    working: { validUntil, deposit },
  });
};
const rewritten = (before: unknown, entry: NewEntry): unknown => ({
  ...(changed(before, entry) as object),
  ...totalOf(toldFields(entry)),
});

const belongs = (row: unknown, part: unknown): boolean =>
  Object.entries((part ?? {}) as object).every(
    ([name, value]) => String((row as Record<string, unknown>)[name]) === value,
  );

export const quotesLaying: Laying = {
  rows: { [quotesRoutes.list.path]: { [create]: added(asRow, belongs), [update]: amended(rewritten) } },
  ones: { [quotesRoutes.get.path]: { [create]: made(asRow), [update]: amendedOne(rewritten) } },
  replies: { [create]: asRow, [update]: (entry) => rewritten(entry.base, entry) },
};
