import { createHash } from 'node:crypto';

/** What the table knows a secret by. A secret is random enough to need no salt. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');
