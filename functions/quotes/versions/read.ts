import { unpack } from '#functions/lib/packed.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { notFound } from '#shared/kernel/refusal.ts';
import type { SentQuote } from './document.ts';
import { quoteVersionEntity } from './entity.ts';

/** A quote as it was sent, with the hash of its canonical JSON. Throws 404 where there is no such version. */
export const readVersion = async (firmId: FirmId, id: number, version: number) => {
  const { data } = await quoteVersionEntity.get({ firmId, id, version }).go({ consistent: true });
  if (!data) throw notFound();
  return { document: unpack<SentQuote>(data.packed), sha256: data.sha256 };
};
