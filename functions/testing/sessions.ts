import type { Someone } from '../../local/testing/system.ts';
import { setClock } from './clock.ts';
import { setOnFirm, setOnPerson } from './partition.ts';

/** Moves the clock to any moment, and a user's trial and sessions with it. */
export const moveTo = async (
  { userId, firmId }: Pick<Someone, 'userId' | 'firmId'>,
  at: string,
): Promise<void> => {
  setClock(at);
  const now = Date.now();
  // Imported late: the table's address is known once the system has started.
  const { sessionEntity } = await import('#functions/lib/tenant/session-entity.ts');
  const { data } = await sessionEntity.query.byHash({ userId }).go();
  for (const { secretHash } of data)
    await setOnPerson(userId, `session#${secretHash}`, { startedAt: now, lastSeenAt: now, checkedAt: now });
  await setOnFirm(firmId, { trialEndDate: new Date(now + 24 * 60 * 60 * 1000).toISOString() });
};
