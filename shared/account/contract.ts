import * as z from 'zod/mini';
import { line, orNull } from '../fields.ts';
import { textLimits } from '../limits.ts';
import { accepted, contract, json, none } from '../route.ts';
import { browserError } from './browser-error.ts';
import { accountRoutes } from './routes.ts';

export const exportStatuses = ['none', 'working', 'ready', 'failed'] as const;

/** The progress of an export of all the user's data. */
export const exportState = z.object({
  status: z.enum(exportStatuses),
  /** The number of files written so far, and in total. */
  done: z._default(z.number(), 0),
  total: z._default(z.number(), 0),
  startedAt: orNull(z.string()),
  readyAt: orNull(z.string()),
  /** Bytes of the ZIP. */
  size: orNull(z.number()),
  /** A signed URL of the ZIP, valid for a quarter of an hour. */
  url: orNull(z.string()),
});
export type ExportState = z.output<typeof exportState>;

/** How many days a finished export is stored. */
export const exportDays = 7;

/** Days until the last backup that holds an erased account has expired. */
export const backupDays = 35;

/** The user types their own email address to confirm. */
export const eraseInput = z.strictObject({ confirmation: line(textLimits.email) });

export const accountContract = contract(accountRoutes, {
  startExport: {
    summary: 'Start an export of everything the user owns as a ZIP',
    reply: accepted(exportState),
  },
  exportState: {
    summary: "The progress of the export, and the ZIP's address once it is ready",
    reply: json(exportState),
  },
  erase: {
    summary: 'Erase the account with everything in it',
    body: eraseInput,
    reply: none,
  },
  reportError: {
    summary: 'Report what went wrong in the web app',
    body: browserError,
    reply: none,
  },
  /** The original route. CloudFront guarantees nothing about a DELETE with a body. */
  eraseByDelete: {
    summary: 'Erase the account, as POST /api/account/erase does for proxies that block DELETE',
    body: eraseInput,
    reply: none,
  },
});
