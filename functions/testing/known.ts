import type { AnyInput } from '#shared/call.ts';
import { certificateParts, type KnownCertificates, nobodysCertificates } from './certificates/known.ts';
import { type KnownDues, nobodysDues } from './dues/known.ts';
import { type KnownQuotes, nobodysQuotes } from './quotes/known.ts';

interface KnownRecords {
  clients: number;
  jobs: number;
  invoices: number;
  'invoices/drafts': number;
  'invoices/credits': number;
  'invoices/claims': number;
  payments: number;
  inventory: number;
  'members/invitations': number;
  receipts: number;
  /** Of the job. */
  photos: number;
  sites: number;
  /** Of the site. */
  appliances: number;
  employees: number;
  'job-assignments': number;
  'time/punches': number;
  leave: number;
  /** A job to move on the board, and its version. */
  moved: number;
  movedAt: string;
  prices: number;
  /** An unused id, as a browser generates it. */
  own: number;
  /** The firm that they are of. */
  firm: string;
  /** The token of the invoice's link. */
  link: string;
  /** And of the client's statement. */
  statementLink: string;
}

/** The ids of one record of each kind, which the examples point to, and a link. */
export type Known = KnownRecords & KnownCertificates & KnownDues & KnownQuotes;

/** Bodies of calls by route, built from the known records. */
export type Bodies = Record<string, (known: Known) => Record<string, unknown>>;

/** The instant an hour ago, without milliseconds. */
export const anHourAgo = (): string => `${new Date(Date.now() - 60 * 60_000).toISOString().slice(0, 19)}Z`;

/** Ids that nothing has, for calls that are refused before any record is read. */
export const nobodys: Known = {
  clients: 1,
  jobs: 1,
  invoices: 1,
  'invoices/drafts': 1,
  'invoices/credits': 1,
  'invoices/claims': 1,
  payments: 1,
  inventory: 1,
  'members/invitations': 1,
  receipts: 1,
  photos: 1,
  ...nobodysCertificates,
  sites: 1,
  appliances: 1,
  ...nobodysDues,
  employees: 1,
  'job-assignments': 1,
  'time/punches': 1,
  leave: 1,
  moved: 1,
  movedAt: '2026-11-02T09:00:00.000Z',
  prices: 1,
  ...nobodysQuotes,
  own: 1,
  firm: `f-${'a'.repeat(22)}`,
  link: 'a'.repeat(43),
  statementLink: 'c'.repeat(43),
};

type ParamsOf = (known: Known) => NonNullable<AnyInput['params']>;

/** Path parameters other than a record's id. */
const wholes: readonly [inPath: string, params: ParamsOf][] = [
  ['{firmId}', ({ firm }) => ({ firmId: firm })],
  ['{userId}/devices/{deviceId}', () => ({ userId: 'nobody', deviceId: 'd'.repeat(22) })],
  ['{deviceId}', () => ({ deviceId: 'd'.repeat(22) })],
  ['{userId}', () => ({ userId: 'nobody' })],
  ['/{year}', () => ({ year: 2026 })],
  ['{tax}', () => ({ tax: 'vat' })],
  ['{end}', () => ({ end: '2026-09-30' })],
  ['{reference}', () => ({ reference: 'XP100000000001' })],
  [
    '{taxYear}',
    () => ({ taxYear: '2026-27', quarter: '1', estimateId: 'a5ab8a1f-7b0f-4e0c-9d5f-3a2f6f1c0d11' }),
  ],
  ['{format}', () => ({ format: 'receipts', kind: 'csv' })],
  ['{monday}', ({ employees }) => ({ monday: '2026-11-02', employeeId: employees })],
  ['{monthEnd}', ({ clients }) => ({ monthEnd: '2026-05-05', clientId: clients })],
];

/** Path parameters beside the record's id. */
const parts: readonly [inPath: RegExp, params: ParamsOf][] = [
  [/\{photoId\}/, ({ photos }) => ({ photoId: photos })],
  ...certificateParts,
  [/\{applianceId\}/, ({ appliances }) => ({ applianceId: appliances })],
  [/\{version\}/, () => ({ version: 1 })],
];

/** The path parameters of a route. Reads from `known` only what the path names. */
export const paramsFor = (path: string, known: Known): AnyInput['params'] => {
  const [, whole] = wholes.find(([inPath]) => path.includes(inPath)) ?? [];
  if (whole) return whole(known);
  const [, resource] = /^\/api\/([\w/-]+)\/\{id\}/.exec(path) ?? [];
  if (!resource || !(resource in known)) return undefined;
  const [, part] = parts.find(([inPath]) => inPath.test(path)) ?? [];
  return { id: known[resource as keyof Known], ...part?.(known) };
};
