import type { EntityItem } from 'electrodb';
import type { StoredInvoice } from '#functions/ledger/invoice-entity.ts';
import { keyOf } from '#functions/lib/item-key.ts';
import { unpack } from '#functions/lib/packed.ts';
import { rowsOf } from '#functions/lib/rows.ts';
import { batchGet } from '#functions/lib/table.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { notFound } from '#shared/kernel/refusal.ts';
import type { IssuedClaim } from './document.ts';
import { claimEntity } from './entity.ts';

type MayHaveClaims = Pick<StoredInvoice, 'firmId' | 'claimIds'>;

export type StoredClaim = EntityItem<typeof claimEntity>;

/** The claims of an invoice, oldest first. */
export const claimsOf = async ({ firmId, claimIds = [] }: MayHaveClaims): Promise<StoredClaim[]> => {
  if (claimIds.length === 0) return [];
  const items = await batchGet(claimIds.map((id) => keyOf(claimEntity, { firmId, id })));
  return rowsOf(
    claimEntity,
    items.filter((item) => item !== undefined),
  );
};

/** Reads a claim. Throws 404 if the firm has no such claim. */
export const readClaim = async (firmId: FirmId, id: number): Promise<StoredClaim> => {
  const { data } = await claimEntity.get({ firmId, id }).go({ consistent: true });
  if (!data) throw notFound();
  return data;
};

export const documentOf = ({ packed }: StoredClaim): IssuedClaim => unpack<IssuedClaim>(packed);
