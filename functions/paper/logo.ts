import { getObject } from '#functions/lib/bucket.ts';
import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import type { LogoType } from '#shared/settings/options.ts';

/** A picture at the head of documents, at most a megabyte. */
export interface Logo {
  bytes: Uint8Array;
  type: LogoType;
  /** In pixels. */
  width: number;
  height: number;
}

/** The key prefix of all of a firm's logos. */
export const logoPrefix = (firmId: FirmId): string => `logos/${firmId}/`;

/** Each upload has its own key, so that a process's cache is never out of date. */
export const logoKey = (firmId: FirmId, version: string): string => `${logoPrefix(firmId)}${version}`;

/** A cache of logos, so that a process reads each from the bucket once. */
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

/** The logo on a firm's documents, if any. */
export const logoOf = async ({
  firmId,
  business,
}: Pick<StoredFirm, 'firmId' | 'business'>): Promise<Logo | undefined> => {
  if (!business?.logo) return undefined;
  const { version, ...logo } = business.logo;
  const bytes = await bytesOf(logoKey(firmId, version));
  return bytes && { ...logo, bytes };
};
