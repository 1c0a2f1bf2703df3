import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import { sellerOf } from '#functions/paper/seller.ts';
import type { Due } from '#shared/dues/contract.ts';
import { dueName } from '#shared/dues/kinds.ts';
import { dueAt } from '#shared/dues/words.ts';
import { shownClient, shownSeller } from '../parties.ts';
import type { OpenedDues } from './opened.ts';

const shownDue = (due: Due) => ({ ...due, title: dueName(due), place: dueAt(due) });

/** What is due at a client's, as the client sees it. */
export const guestDuesOf = async (firm: StoredFirm, { client, rows, others }: OpenedDues) => ({
  kind: 'due' as const,
  seller: shownSeller(await sellerOf(firm), false),
  client: shownClient(client),
  rows: rows.map(shownDue),
  others: others.map(shownDue),
});
