import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import { sellerOf } from '#functions/paper/seller.ts';
import { dueName } from '#shared/dues/kinds.ts';
import { dueAt } from '#shared/dues/words.ts';
import { shownClient, shownSeller } from '../parties.ts';
import type { OpenedDues } from './opened.ts';

/** What is due at a client's, as the client sees it. */
export const guestDuesOf = async (firm: StoredFirm, { client, rows }: OpenedDues) => ({
  kind: 'due' as const,
  seller: shownSeller(await sellerOf(firm), false),
  client: shownClient(client),
  rows: rows.map((due) => ({ ...due, title: dueName(due), place: dueAt(due) })),
});
