import { held } from '#functions/lib/conditional.ts';
import { linkEntity } from '#functions/links/entity.ts';
import { feedCallsPerHour } from '#shared/calendar/feed.ts';
import { Refusal } from '#shared/kernel/refusal.ts';

/** The hour in UTC, such as `2026-11-20T09`. */
const hourAt = (now: number): string => new Date(now).toISOString().slice(0, 13);

/** Counts a call on its link. Throws 429 over the hourly limit. */
export const countThisHour = async (link: { hash: string; hour?: string | undefined }): Promise<void> => {
  const { hash } = link;
  const hour = hourAt(Date.now());
  const begin = linkEntity
    .patch({ hash })
    .set({ hour, calls: 1 })
    .where((kept, { notExists, lt }) => `${notExists(kept.hour)} OR ${lt(kept.hour, hour)}`);
  if (link.hour !== hour && (await held(begin))) return;
  const more = linkEntity
    .patch({ hash })
    .add({ calls: 1 })
    .where((kept, { eq, lt }) => `${eq(kept.hour, hour)} AND ${lt(kept.calls, feedCallsPerHour)}`);
  if (!(await held(more)))
    throw new Refusal('too_many_calls', 'This calendar has been loaded too often. Try again in an hour');
};
