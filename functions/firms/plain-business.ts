import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import { withScheme } from '#shared/settings/registration.ts';

type Kept = NonNullable<StoredFirm['business']>;

/** Stored only in encrypted form: docs/decisions/022. */
export type Sealed = Partial<Record<'sortCode' | 'accountNumber' | 'utr', string>>;

/** A firm's business with its fields decrypted. */
export type KnownBusiness = Omit<Kept, 'sealed'> & Sealed;

/** The firm's business without its bank details and tax reference, unless they date from before encryption. */
export const plainBusinessOf = ({ business = {} }: Pick<StoredFirm, 'business'>): KnownBusiness => {
  const { sealed: _, ...kept } = business;
  return withScheme(kept);
};
