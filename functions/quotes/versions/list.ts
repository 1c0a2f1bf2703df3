import type { FirmId } from '#shared/firms/ids.ts';
import { readQuote } from '../read.ts';
import { quoteVersionEntity } from './entity.ts';

/** The sent versions of a quote, newest first. Throws 404 if the firm has no such quote. */
export const listVersions = async (firmId: FirmId, id: number) => {
  await readQuote(firmId, id);
  const { data } = await quoteVersionEntity.query.byVersion({ firmId, id }).go({
    ...{ order: 'desc', pages: 'all', consistent: true },
    attributes: ['version', 'sentAt', 'sha256', 'total', 'validUntil'],
  });
  return data.map(({ sha256: hash, ...version }) => ({ ...version, hash }));
};
