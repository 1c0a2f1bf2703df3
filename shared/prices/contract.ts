import * as z from 'zod/mini';
import {
  basedOn,
  idParams,
  kept,
  line,
  optional,
  orNull,
  ownId,
  pageQuery,
  pounds,
  requiredLine,
} from '../fields.ts';
import { importInput, importReply } from '../importing.ts';
import { textLimits } from '../limits.ts';
import { lineLimits } from '../lines/limits.ts';
import { lineKinds } from '../lines/line.ts';
import { removal } from '../removal.ts';
import { contract, created, json, page } from '../route.ts';
import { vatCodes } from '../uk/vat.ts';
import { pricesRoutes } from './routes.ts';

/** The most prices per user: the price list is loaded whole and searched in the browser. */
export const maxPrices = 2000;

/** Every kind of line but a deposit, which has no list price. */
export const priceKinds = lineKinds.filter((kind) => kind !== 'deposit');

export const priceInput = z.strictObject({
  name: requiredLine(lineLimits.description),
  kind: z.enum(priceKinds),
  unit: requiredLine(lineLimits.unit),
  /** Pounds per unit, without VAT. */
  unitPrice: pounds,
  vat: z.enum(vatCodes),
  /** Pounds per unit that the trader pays. Never shown to a customer. */
  cost: optional(pounds),
  code: optional(line(textLimits.code)),
});
export type PriceInput = z.output<typeof priceInput>;

export const newPrice = z.extend(priceInput, ownId);
export type NewPrice = z.output<typeof newPrice>;

export const priceUpdate = z.extend(priceInput, basedOn);
export type PriceUpdate = z.output<typeof priceUpdate>;

export const price = z.object({
  ...kept,
  name: z.string(),
  kind: z.enum(priceKinds),
  unit: z.string(),
  unitPrice: z.number(),
  vat: z.enum(vatCodes),
  cost: orNull(z.number()),
  code: orNull(z.string()),
  /** How many documents it was used in, and when last. */
  uses: z._default(z.number(), 0),
  lastUsedAt: orNull(z.string()),
});
export type Price = z.output<typeof price>;
export const pricesContract = contract(pricesRoutes, {
  list: {
    summary: 'The price list, newest first',
    query: pageQuery,
    reply: page(price),
  },
  get: { params: idParams, summary: 'One price', reply: json(price) },
  create: {
    summary: 'Save a price',
    body: newPrice,
    reply: created(price),
  },
  import: {
    summary: 'Import prices from rows of a file; rows already imported are skipped',
    body: importInput(priceInput),
    reply: json(importReply),
  },
  update: {
    params: idParams,
    summary: 'Change a price',
    body: priceUpdate,
    reply: json(price),
  },
  remove: {
    params: idParams,
    summary: 'Delete a price; documents that use it stay',
    ...removal(price),
  },
});
