import { invoiceEntity } from '#functions/ledger/invoice-entity.ts';
import { readCookie, sessionCookie, signedIn } from '#functions/lib/session.ts';
import { within } from '#functions/lib/tenant.ts';
import { write } from '#functions/lib/transact.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { isFirstLook, SeenEarlier } from './first-look.ts';
import type { Guest, Opened, StoredLink } from './opened.ts';
import { quoteSeen } from './quotes/seen.ts';

/** True for a member of the sending firm, who is not the customer. */
const isOfFirm = async (firm: FirmId, cookies: string[] | undefined): Promise<boolean> =>
  (await within({}, () => signedIn(readCookie(cookies, sessionCookie), { firm })))?.entered !== undefined;

const invoiceSeen = async (firmId: FirmId, id: number): Promise<void> => {
  const patch = invoiceEntity
    .patch({ firmId, id })
    .set({ openedAt: new Date().toISOString() })
    .where((invoice, { notExists }) => notExists(invoice.openedAt));
  await isFirstLook([write(patch, () => new SeenEarlier())]);
};

/** Records a first look; undefined for a later one, and for what none is recorded of: a statement, or what is due. */
const firstLookAt = (opened: Opened, { firmId, id }: StoredLink): (() => Promise<void>) | undefined => {
  if (opened.kind === 'quote') return opened.quote.openedAt ? undefined : () => quoteSeen(opened.quote);
  if (opened.kind !== 'invoice' || opened.invoice.openedAt) return undefined;
  return () => invoiceSeen(firmId, id);
};

/**
 * Records that somebody looked, the first time only: probably the customer, never evidence. Doesn't change `updatedAt`, so that an
 * open form stays valid.
 */
export const seen = async ({ link, opened }: Guest, cookies: string[] | undefined): Promise<void> => {
  const look = firstLookAt(opened, link);
  if (look && !(await isOfFirm(link.firmId, cookies))) await look();
};
