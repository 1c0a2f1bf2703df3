import { createHash } from 'node:crypto';
import { getObject, putObject } from '#functions/lib/bucket.ts';
import { transact, write } from '#functions/lib/transact.ts';
import type { PaperDocument } from '../document.ts';
import { paperPdf } from '../paper-pdf.ts';
import { paperEntity } from './entity.ts';
import { type IssuedPaper, keyOf } from './place.ts';

const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

const hashKept = async ({ firmId, kind, id }: IssuedPaper): Promise<string | undefined> =>
  (await paperEntity.get({ firmId, kind, id }).go({ consistent: true })).data?.sha256;

/** Loads the stored bytes. Throws if they are missing or differ: a document that was handed out is never rendered again. */
const keptBytes = async (paper: IssuedPaper, sha256: string): Promise<Uint8Array> => {
  const bytes = await getObject(keyOf(paper, sha256));
  if (!bytes || hashOf(bytes) !== sha256)
    throw new Error(`The paper ${keyOf(paper, sha256)} is not what it was`);
  return bytes;
};

class MadeBefore extends Error {}

const make = async (paper: IssuedPaper, document: PaperDocument): Promise<Uint8Array> => {
  const bytes = await paperPdf(document);
  const sha256 = hashOf(bytes);
  // Stored before the hash: a hash without its bytes must never exist.
  await putObject(keyOf(paper, sha256), { body: bytes, length: bytes.length, type: 'application/pdf' });
  const kept = { ...paper, sha256, size: bytes.length, madeAt: new Date().toISOString() };
  await transact([write(paperEntity.create(kept), () => new MadeBefore())]);
  return bytes;
};

/**
 * The bytes of an issued document: rendered when first handed out, and identical ever after (docs/decisions/011). Two concurrent
 * first calls both return what was stored. `documentOf` is called only the first time.
 */
export const issuedBytes = async (
  paper: IssuedPaper,
  documentOf: () => Promise<PaperDocument>,
): Promise<Uint8Array> => {
  const kept = await hashKept(paper);
  if (kept) return keptBytes(paper, kept);
  try {
    return await make(paper, await documentOf());
  } catch (error) {
    if (!(error instanceof MadeBefore)) throw error;
    return keptBytes(paper, (await hashKept(paper)) ?? '');
  }
};
