import { type Write, write } from '#functions/lib/transact.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { type LinkKind, linkEntity, twinEntity } from './entity.ts';

/** The writes that revoke all links to a record and delete their addresses: browsers choose ids, and may reuse one. */
export const endedLinks = async (firmId: FirmId, kind: LinkKind, id: number): Promise<Write[]> => {
  const links = twinEntity.query.byDocument({ firmId, kind, id });
  const { data } = await links.go({ pages: 'all', consistent: true, attributes: ['hash'] });
  return data.flatMap(({ hash }) => [
    write(linkEntity.delete({ hash })),
    write(twinEntity.delete({ firmId, kind, id, hash })),
  ]);
};
