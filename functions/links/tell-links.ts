import { held } from '#functions/lib/conditional.ts';
import { logger } from '#functions/lib/log.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { type BesideIds, type LinkKind, linkEntity, twinEntity } from './entity.ts';

/** Tells a link what stands beside its document; one that has gone need not know. */
export const tellLink = (hash: string, ids: BesideIds): Promise<boolean> =>
  held(linkEntity.patch({ hash }).set(ids));

/**
 * Tells all links of a document what stands beside it now, so that they open in two round trips. Follows the write that
 * changed it and never throws: a link that was not told asks when it is opened.
 */
export const tellLinks = async (
  firmId: FirmId,
  kind: LinkKind,
  id: number,
  ids: BesideIds,
): Promise<void> => {
  try {
    const { data } = await twinEntity.query
      .byDocument({ firmId, kind, id })
      .go({ pages: 'all', consistent: true, attributes: ['hash'] });
    await Promise.all(data.map(({ hash }) => tellLink(hash, ids)));
  } catch (error) {
    logger.warn('Links were not told what stands beside their document', { error });
  }
};
