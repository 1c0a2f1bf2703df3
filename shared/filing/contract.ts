import * as z from 'zod/mini';
import { orNull } from '../fields.ts';
import { contract, json, none, redirect, withCookies } from '../route.ts';
import { filedTaxes } from '../uk/filed-taxes.ts';
import { isNino } from '../uk/identifiers.ts';
import { badDebtShapes } from './bad-debts.ts';
import { incomeTaxShapes } from './income-tax.ts';
import { onHandShapes } from './on-hand.ts';
import { filingRoutes } from './routes.ts';
import { vatFilingShapes } from './vat.ts';

export const connectionStates = ['none', 'connected', 'ends_soon', 'expired', 'wrong_account'] as const;
export type ConnectionState = (typeof connectionStates)[number];

export const connection = z.object({
  tax: z.enum(filedTaxes),
  status: z.enum(connectionStates),
  /** The VAT number without its country code, or a National Insurance number with most of it masked. */
  reference: orNull(z.string()),
  connectedAt: orNull(z.string()),
  /** When it must be renewed. */
  endsAt: orNull(z.string()),
});
export type Connection = z.output<typeof connection>;

const connections = z.object({ connections: z.array(connection) });

const oauthText = z.optional(z.string().check(z.maxLength(4096)));

export const filingContract = contract(filingRoutes, {
  connections: {
    summary: 'Whether the business is connected to HMRC, and until when',
    reply: withCookies(json(connections)),
  },
  connect: {
    summary: 'Begin to connect to HMRC: where the browser goes to sign in there',
    body: z.strictObject({
      tax: z.enum(filedTaxes, { error: 'Choose VAT or Income Tax' }),
      /** Income Tax only. */
      nino: z.optional(
        z
          .string()
          .check(
            z.maxLength(20, 'Can be at most 20 characters'),
            z.refine(isNino, { error: 'Enter a National Insurance number like QQ 12 34 56 C' }),
          ),
      ),
    }),
    reply: withCookies(json(z.object({ url: z.string() }))),
  },
  callback: {
    summary: 'Where HMRC sends the browser back to',
    query: z.object({
      code: oauthText,
      state: oauthText,
      error: oauthText,
      error_description: oauthText,
      error_code: oauthText,
    }),
    reply: redirect,
  },
  disconnect: {
    summary: 'End a connection to HMRC: its tokens go, what was filed stays',
    params: z.object({ tax: z.enum(filedTaxes) }),
    reply: none,
  },
  told: {
    summary: 'What HMRC is told about the caller and their device with every call, as the law asks',
    reply: json(z.object({ headers: z.array(z.object({ name: z.string(), value: z.string() })) })),
  },
  ...badDebtShapes,
  ...onHandShapes,
  ...vatFilingShapes,
  ...incomeTaxShapes,
});
