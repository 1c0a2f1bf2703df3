import type { FirmId } from '#shared/firms/ids.ts';
import type { issuedKinds } from './entity.ts';

/** Names an issued paper. */
export interface IssuedPaper {
  firmId: FirmId;
  kind: (typeof issuedKinds)[number];
  id: number;
}

/** Under this lie all issued papers of a firm. */
export const paperPrefix = (firmId: FirmId): string => `papers/${firmId}/`;

/** Where its bytes lie: under their hash, so that no other bytes can take their place. */
export const keyOf = ({ firmId, kind, id }: IssuedPaper, sha256: string): string =>
  `${paperPrefix(firmId)}${kind}-${id}-${sha256}.pdf`;
