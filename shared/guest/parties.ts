import * as z from 'zod/mini';
import { orNull } from '../fields.ts';

/** Who sends it, as the law wants them named. */
export const seller = z.object({
  name: z.string(),
  legalName: orNull(z.string()),
  companyNumber: orNull(z.string()),
  registeredOffice: orNull(z.string()),
  vatNumber: orNull(z.string()),
  address: orNull(z.string()),
  phone: orNull(z.string()),
  email: orNull(z.string()),
  /** The colour of their brand: white can be read on it. */
  colour: orNull(z.string()),
  /** A picture to show, as an address of our own or a `data:` one. */
  logo: orNull(z.string()),
});

export const client = z.object({ name: z.string(), address: orNull(z.string()) });

export const bank = z.object({
  accountName: orNull(z.string()),
  bankName: orNull(z.string()),
  sortCode: orNull(z.string()),
  accountNumber: orNull(z.string()),
  /** What the payer writes beside the money. */
  reference: z.string(),
});

/** How it can be paid online; null where it cannot. */
export const pay = z.object({
  /** Pounds: what is owed and not on its way. */
  amount: z.number(),
  bank: z.boolean(),
  /** Pay by Bank is offered before cards: no fee worth the name on a large sum. */
  bankFirst: z.boolean(),
  /** The least part that may be paid, where a part may be. */
  least: orNull(z.number()),
});
