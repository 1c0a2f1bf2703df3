import { open, seal } from '#functions/lib/seal.ts';
import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import { withoutNulls } from '#shared/domain/applied.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { type KnownBusiness, plainBusinessOf, type Sealed } from './plain-business.ts';

type Kept = NonNullable<StoredFirm['business']>;

/** The maximum number of decrypted details cached by a process, across all firms: KMS takes a round trip for each. */
const most = 500;
const opened = new Map<string, Sealed>();

const openDetails = async (firmId: FirmId, sealed: string): Promise<Sealed> => {
  // The firm is part of the key, so that ciphertext copied to another firm's record is decrypted again, which fails.
  const key = `${firmId} ${sealed}`;
  const known = opened.get(key);
  if (known) return known;
  const details = JSON.parse(await open(firmId, sealed)) as Sealed;
  const [oldest] = opened.keys();
  if (opened.size >= most && oldest !== undefined) opened.delete(oldest);
  opened.set(key, details);
  return details;
};

/** The firm's business with its bank details and tax reference decrypted. */
export const businessOf = async (firm: Pick<StoredFirm, 'firmId' | 'business'>): Promise<KnownBusiness> => {
  const sealed = firm.business?.sealed;
  const plain = plainBusinessOf(firm);
  return sealed ? { ...plain, ...(await openDetails(firm.firmId, sealed)) } : plain;
};

/** A business as stored: bank details and tax reference encrypted for their firm. */
export const sealedBusiness = async (firmId: FirmId, business: KnownBusiness): Promise<Kept> => {
  const { sortCode, accountNumber, utr, ...plain } = business;
  const details = withoutNulls({ sortCode, accountNumber, utr });
  if (Object.keys(details).length === 0) return plain;
  return { ...plain, sealed: await seal(firmId, JSON.stringify(details)) };
};
