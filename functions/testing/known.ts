import type { AnyInput } from '#shared/call.ts';

/** The ids of one record of each kind, which the examples point to, and a link. */
export interface Known {
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
  /** Of the job. */
  certificates: number;
  /** A form of the job that can be issued, and the hash of what stands in it. */
  forms: number;
  formHash: string;
  /** One that was issued. */
  issuedForms: number;
  sites: number;
  /** Of the site. */
  appliances: number;
  employees: number;
  'job-assignments': number;
  'time/punches': number;
  prices: number;
  quotes: number;
  /** An id that nothing has, as a browser gives it. */
  own: number;
  /** The firm that they are of. */
  firm: string;
  /** The token of the invoice's link. */
  link: string;
  /** And of the quote's. */
  quoteLink: string;
  /** And of the client's statement. */
  statementLink: string;
}

/** What calls are sent, by their routes: bodies made of the records that are known. */
export type Bodies = Record<string, (known: Known) => Record<string, unknown>>;

/** An instant of a little while ago, to the second. */
export const anHourAgo = (): string => `${new Date(Date.now() - 60 * 60_000).toISOString().slice(0, 19)}Z`;

/** Ids that nobody has, for calls that are refused before anybody looks. */
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
  certificates: 1,
  forms: 1,
  formHash: 'd'.repeat(64),
  issuedForms: 1,
  sites: 1,
  appliances: 1,
  employees: 1,
  'job-assignments': 1,
  'time/punches': 1,
  prices: 1,
  quotes: 1,
  own: 1,
  firm: `f-${'a'.repeat(22)}`,
  link: 'a'.repeat(43),
  quoteLink: 'b'.repeat(43),
  statementLink: 'c'.repeat(43),
};

/** The id in an address that names a record of this kind. */
export const paramsFor = (path: string, known: Known): AnyInput['params'] => {
  if (path.includes('{firmId}')) return { firmId: known.firm };
  if (path.includes('{userId}')) return { userId: 'nobody' };
  if (path.endsWith('/{year}')) return { year: 2026 };
  if (path.includes('{tax}')) return { tax: 'vat' };
  if (path.includes('{end}')) return { end: '2026-09-30' };
  if (path.includes('{format}')) return { format: 'receipts', kind: 'csv' };
  if (path.includes('{monday}')) return { monday: '2026-11-02', employeeId: known.employees };
  if (path.includes('{monthEnd}')) return { monthEnd: '2026-05-05', clientId: known.clients };
  const [, resource] = /^\/api\/([\w/-]+)\/\{id\}/.exec(path) ?? [];
  if (!resource || !(resource in known)) return undefined;
  const id = known[resource as keyof Known];
  if (path.includes('{photoId}')) return { id, photoId: known.photos };
  if (/\{certificateId\}\/(values|issue|pdf)$/.test(path)) return { id, certificateId: known.forms };
  if (/\{certificateId\}\/(correct|withdraw)$/.test(path)) return { id, certificateId: known.issuedForms };
  if (path.includes('{certificateId}')) return { id, certificateId: known.certificates };
  if (path.includes('{applianceId}')) return { id, applianceId: known.appliances };
  return path.includes('{version}') ? { id, version: 1 } : { id };
};
