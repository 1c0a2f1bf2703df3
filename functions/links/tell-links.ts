import { held } from '#functions/lib/conditional.ts';
import { logger } from '#functions/lib/log.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { type BesideIds, type LinkKind, linkEntity, twinEntity } from './entity.ts';

/** Updates a link's related records; does nothing if the link is gone. */
export const tellLink = (hash: string, ids: BesideIds): Promise<boolean> =>
  held(linkEntity.patch({ hash }).set(ids));

/**
 * Updates the related records of all links to a document, so that they open in two round trips. Runs after the write that changed
 * them and never throws: an outdated link reads the right ones when opened.
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
