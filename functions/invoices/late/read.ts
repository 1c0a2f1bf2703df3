import type { EntityItem } from 'electrodb';
import { notFound } from '#functions/lib/errors.ts';
import { keyOf } from '#functions/lib/item-key.ts';
import { unpack } from '#functions/lib/packed.ts';
import { rowsOf } from '#functions/lib/rows.ts';
import { batchGet } from '#functions/lib/table.ts';
import type { Court } from '#shared/invoices/claims.ts';
import { courtOf } from '#shared/invoices/court.ts';
import type { StoredInvoice } from '../entity.ts';
import type { IssuedClaim } from './document.ts';
import { claimEntity } from './entity.ts';

type MayHaveClaims = Pick<StoredInvoice, 'userId' | 'claimIds'>;

export type StoredClaim = EntityItem<typeof claimEntity>;

const courtFor = ({
  kind,
  debtor,
  on,
  total,
  documentsGivenOn,
  noticeOn,
}: Omit<StoredClaim, 'packed' | 'sha256'>): Court | null =>
  kind === 'letter_before_claim' && debtor
    ? courtOf({ debtor, on, total, documentsGivenOn, noticeOn })
    : null;

/** A claim as a reply shows it. */
export const shownClaim = ({ packed, sha256, ...claim }: StoredClaim) => ({
  ...claim,
  court: courtFor(claim),
});

/** The claims of an invoice, oldest first. */
export const claimsOf = async ({ userId, claimIds = [] }: MayHaveClaims): Promise<StoredClaim[]> => {
  if (claimIds.length === 0) return [];
  const items = await batchGet(claimIds.map((id) => keyOf(claimEntity, { userId, id })));
  return rowsOf(
    claimEntity,
    items.filter((item) => item !== undefined),
  );
};

/** The same as a reply shows them, newest first. */
export const shownClaims = (claims: StoredClaim[]) => claims.toReversed().map(shownClaim);
export const shownClaimsOf = async (invoice: MayHaveClaims) => shownClaims(await claimsOf(invoice));

/** Throws 404 if the user has no such claim. */
export const readClaim = async (userId: string, id: number): Promise<StoredClaim> => {
  const { data } = await claimEntity.get({ userId, id }).go({ consistent: true });
  if (!data) throw notFound();
  return data;
};

export const documentOf = ({ packed }: StoredClaim): IssuedClaim => unpack<IssuedClaim>(packed);
