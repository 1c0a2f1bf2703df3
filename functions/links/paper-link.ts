import { transact } from '#functions/lib/transact.ts';
import { today } from '#shared/dates.ts';
import { linkEntity } from './entity.ts';
import { type LinkTo, newLink } from './new-link.ts';
import { paperSeed } from './token.ts';

const isKept = async (hash: string): Promise<boolean> => {
  const { data } = await linkEntity.get({ hash }).go({ consistent: true });
  return data !== null && Date.parse(data.expiresAt) > Date.now();
};

/** The address printed on a document: the same on every copy until its links are revoked. It works from now on. */
export const paperLink = async (to: LinkTo): Promise<string> => {
  const { url, hash, writes } = await newLink(to, { from: today(), seed: paperSeed });
  if (!(await isKept(hash))) await transact(writes);
  return url;
};
