import * as z from 'zod/mini';
import { line, orNull } from '../fields.ts';
import { textLimits } from '../limits.ts';
import { accepted, contract, json, none } from '../route.ts';
import { browserError } from './browser-error.ts';
import { accountRoutes } from './routes.ts';

export const exportStatuses = ['none', 'working', 'ready', 'failed'] as const;

/** How far an export of everything the user owns is. */
export const exportState = z.object({
  status: z.enum(exportStatuses),
  /** Files written so far, of so many. */
  done: z._default(z.number(), 0),
  total: z._default(z.number(), 0),
  startedAt: orNull(z.string()),
  readyAt: orNull(z.string()),
  /** Bytes of the ZIP. */
  size: orNull(z.number()),
  /** A signed address of the ZIP, good for a quarter of an hour. */
  url: orNull(z.string()),
});
export type ExportState = z.output<typeof exportState>;

/** Days that a finished export is kept. */
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
  /** As it was called first. CloudFront promises nothing about a DELETE that has a body. */
  eraseByDelete: {
    summary: 'Erase the account, as POST /api/account/erase does for proxies that block DELETE',
    body: eraseInput,
    reply: none,
  },
});
