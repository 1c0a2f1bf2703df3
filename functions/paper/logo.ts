import { getObject } from '#functions/lib/bucket.ts';
import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import type { LogoType } from '#shared/settings/options.ts';

/** A picture that heads a paper, at most a megabyte. */
export interface Logo {
  bytes: Uint8Array;
  type: LogoType;
  /** Pixels. */
  width: number;
  height: number;
}

/** Under this lie all logos of a firm. */
export const logoPrefix = (firmId: FirmId): string => `logos/${firmId}/`;

/** Each upload has a name of its own, so that what one process remembers is never out of date. */
export const logoKey = (firmId: FirmId, version: string): string => `${logoPrefix(firmId)}${version}`;

/** Logos one process remembers, so that a paper asks the bucket once. */
const most = 20;
const known = new Map<string, Uint8Array>();

const bytesOf = async (key: string): Promise<Uint8Array | undefined> => {
  const remembered = known.get(key);
  if (remembered) return remembered;
  const bytes = await getObject(key);
  const [oldest] = known.keys();
  if (known.size >= most && oldest !== undefined) known.delete(oldest);
  if (bytes) known.set(key, bytes);
  return bytes;
};

/** The logo of a firm's papers, if they have one. */
export const logoOf = async ({
  firmId,
  business,
}: Pick<StoredFirm, 'firmId' | 'business'>): Promise<Logo | undefined> => {
  if (!business?.logo) return undefined;
  const { version, ...logo } = business.logo;
  const bytes = await bytesOf(logoKey(firmId, version));
  return bytes && { ...logo, bytes };
};
