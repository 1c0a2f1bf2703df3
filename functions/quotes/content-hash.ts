import { sha256 } from '#functions/lib/canonical.ts';
import { contentOf } from '#shared/domain/quotes/rules.ts';
import type { Working } from '#shared/domain/quotes/working.ts';

/** The SHA-256 of a quote's content in hex, to detect changes. */
export const contentHash = (title: string, working: Working): string => sha256(contentOf(title, working));
