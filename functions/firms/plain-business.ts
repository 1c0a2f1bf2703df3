import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import { withScheme } from '#shared/settings/registration.ts';

type Kept = NonNullable<StoredFirm['business']>;

/** Lie in the table only sealed for their firm: docs/decisions/022. */
export type Sealed = Partial<Record<'sortCode' | 'accountNumber' | 'utr', string>>;

/** A firm's business as it is known in the open. */
export type KnownBusiness = Omit<Kept, 'sealed'> & Sealed;

/** The firm's business without its bank details and tax reference, unless they are from before these were sealed. */
export const plainBusinessOf = ({ business = {} }: Pick<StoredFirm, 'business'>): KnownBusiness => {
  const { sealed: _, ...kept } = business;
  return withScheme(kept);
};
