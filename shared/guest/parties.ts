import * as z from 'zod/mini';
import { orNull } from '../fields.ts';

/** The sender, with the details the law requires. */
export const seller = z.object({
  name: z.string(),
  legalName: orNull(z.string()),
  companyNumber: orNull(z.string()),
  registeredOffice: orNull(z.string()),
  vatNumber: orNull(z.string()),
  address: orNull(z.string()),
  phone: orNull(z.string()),
  email: orNull(z.string()),
  /** Their brand colour, dark enough for white text. */
  colour: orNull(z.string()),
  /** The logo, as a URL of our own or a `data:` URL. */
  logo: orNull(z.string()),
});

export const client = z.object({ name: z.string(), address: orNull(z.string()) });

export const bank = z.object({
  accountName: orNull(z.string()),
  bankName: orNull(z.string()),
  sortCode: orNull(z.string()),
  accountNumber: orNull(z.string()),
  /** The payment reference. */
  reference: z.string(),
});

/** The online payment options; null if there are none. */
export const pay = z.object({
  /** Pounds owed and not already on their way. */
  amount: z.number(),
  bank: z.boolean(),
  /** Pay by Bank is offered first: its fee on large amounts is negligible. */
  bankFirst: z.boolean(),
  /** The minimum part payment, if part payments are allowed. */
  least: orNull(z.number()),
});
