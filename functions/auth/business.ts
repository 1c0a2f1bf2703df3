import { withoutNulls } from '#functions/lib/changes.ts';
import { open, seal } from '#functions/lib/seal.ts';
import type { StoredUser } from '#functions/lib/session.ts';
import { type KnownBusiness, plainBusinessOf, type Sealed } from './plain-business.ts';

type Kept = NonNullable<StoredUser['business']>;

/** Details one process remembers opened, of all users together: KMS takes a round trip for each. */
const most = 500;
const opened = new Map<string, Sealed>();

const openDetails = async (userId: string, sealed: string): Promise<Sealed> => {
  // The user is part of the key, so that a box copied to another user's record is tried, and fails.
  const key = `${userId} ${sealed}`;
  const known = opened.get(key);
  if (known) return known;
  const details = JSON.parse(await open(userId, sealed)) as Sealed;
  const [oldest] = opened.keys();
  if (opened.size >= most && oldest !== undefined) opened.delete(oldest);
  opened.set(key, details);
  return details;
};

/** The user's business with its bank details and tax reference opened. */
export const businessOf = async (user: Pick<StoredUser, 'userId' | 'business'>): Promise<KnownBusiness> => {
  const sealed = user.business?.sealed;
  const plain = plainBusinessOf(user);
  return sealed ? { ...plain, ...(await openDetails(user.userId, sealed)) } : plain;
};

/** A business as it is kept: bank details and tax reference in a box of their user's. */
export const sealedBusiness = async (userId: string, business: KnownBusiness): Promise<Kept> => {
  const { sortCode, accountNumber, utr, ...plain } = business;
  const details = withoutNulls({ sortCode, accountNumber, utr });
  if (Object.keys(details).length === 0) return plain;
  return { ...plain, sealed: await seal(userId, JSON.stringify(details)) };
};
