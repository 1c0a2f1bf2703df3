import { sha256 } from '#functions/lib/canonical.ts';
import { contentOf } from '#shared/domain/quotes/rules.ts';
import type { Working } from '#shared/domain/quotes/working.ts';

/** What tells whether a quote says something else than it did: SHA-256 of its content, in hex. */
export const contentHash = (title: string, working: Working): string => sha256(contentOf(title, working));
