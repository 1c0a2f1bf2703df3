import type { StoredUser } from '#functions/lib/session.ts';
import { schemeOf } from '#shared/settings/registration.ts';

type Kept = NonNullable<StoredUser['business']>;

/** Lie in the table only sealed for their user: docs/decisions/022. */
export type Sealed = Partial<Record<'sortCode' | 'accountNumber' | 'utr', string>>;

/** A user's business as it is known in the open. */
export type KnownBusiness = Omit<Kept, 'sealed'> & Sealed;

/** The user's business without its bank details and tax reference, unless they are from before these were sealed. */
export const plainBusinessOf = ({ business = {} }: Pick<StoredUser, 'business'>): KnownBusiness => {
  const { sealed: _, ...kept } = business;
  return kept.vatNumber ? { ...kept, vatScheme: schemeOf(kept) } : kept;
};
