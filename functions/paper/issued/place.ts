import type { issuedKinds } from './entity.ts';

/** Names an issued paper. */
export interface IssuedPaper {
  userId: string;
  kind: (typeof issuedKinds)[number];
  id: number;
}

/** Under this lie all issued papers of a user. */
export const paperPrefix = (userId: string): string => `papers/${userId}/`;

/** Where its bytes lie: under their hash, so that no other bytes can take their place. */
export const keyOf = ({ userId, kind, id }: IssuedPaper, sha256: string): string =>
  `${paperPrefix(userId)}${kind}-${id}-${sha256}.pdf`;
