import { newId } from '#shared/ids.ts';
import { serverNow } from '../outbox/clock.ts';

/** A new `Idempotency-Key`. The id of what is made under it stands in it: whoever finds the key again, on a page loaded anew, makes the same. */
export const newKey = (): string => `${newId(serverNow())}.${crypto.randomUUID()}`;

/** The id that stands in a key. */
export const idOfKey = (key: string): number => Number.parseInt(key, 10);
