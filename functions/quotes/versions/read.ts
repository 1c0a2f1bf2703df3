import { unpack } from '#functions/lib/packed.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { notFound } from '#shared/kernel/refusal.ts';
import type { SentQuote } from './document.ts';
import { quoteVersionEntity } from './entity.ts';

/** A sent version of a quote, with the hash of its canonical JSON. Throws 404 if there is none. */
export const readVersion = async (firmId: FirmId, id: number, version: number) => {
  const { data } = await quoteVersionEntity.get({ firmId, id, version }).go({ consistent: true });
  if (!data) throw notFound();
  return { document: unpack<SentQuote>(data.packed), sha256: data.sha256 };
};
