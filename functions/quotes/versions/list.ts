import { readQuote } from '../read.ts';
import { quoteVersionEntity } from './entity.ts';

/** What was sent of a quote, newest first. Throws 404 if the user has no such quote. */
export const listVersions = async (userId: string, id: number) => {
  await readQuote(userId, id);
  const { data } = await quoteVersionEntity.query.byVersion({ userId, id }).go({
    ...{ order: 'desc', pages: 'all', consistent: true },
    attributes: ['version', 'sentAt', 'sha256', 'total', 'validUntil'],
  });
  return data.map(({ sha256: hash, ...version }) => ({ ...version, hash }));
};
