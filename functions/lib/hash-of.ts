import { createHash } from 'node:crypto';

/** The hash stored in place of a secret. Secrets are random enough to need no salt. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');
