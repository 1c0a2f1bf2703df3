import { type Write, write } from '#functions/lib/transact.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { type LinkKind, linkEntity, twinEntity } from './entity.ts';

/** What ends all links to something of a firm's, and forgets where they went: the browser chooses ids, and may choose one again. */
export const endedLinks = async (firmId: FirmId, kind: LinkKind, id: number): Promise<Write[]> => {
  const links = twinEntity.query.byDocument({ firmId, kind, id });
  const { data } = await links.go({ pages: 'all', consistent: true, attributes: ['hash'] });
  return data.flatMap(({ hash }) => [
    write(linkEntity.delete({ hash })),
    write(twinEntity.delete({ firmId, kind, id, hash })),
  ]);
};
