import type { FirmId } from '#shared/firms/ids.ts';
import type { issuedKinds } from './entity.ts';

/** What identifies an issued document. */
export interface IssuedPaper {
  firmId: FirmId;
  kind: (typeof issuedKinds)[number];
  id: number;
}

/** The key prefix of all of a firm's issued documents. */
export const paperPrefix = (firmId: FirmId): string => `papers/${firmId}/`;

/** The key of its bytes: it contains their hash, so that no other bytes can replace them. */
export const keyOf = ({ firmId, kind, id }: IssuedPaper, sha256: string): string =>
  `${paperPrefix(firmId)}${kind}-${id}-${sha256}.pdf`;
