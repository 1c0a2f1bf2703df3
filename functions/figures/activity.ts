import { caller } from '#functions/lib/tenant.ts';
import { type Write, write } from '#functions/lib/transact.ts';
import type { Activity } from '#shared/dashboard/contract.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { newId } from '#shared/ids.ts';
import { activityEntity } from './entity.ts';

/** How long events stay in the list, in seconds: 90 days. */
const keptSeconds = 90 * 24 * 60 * 60;

/** The writes that record an event, for its transaction. */
export const note = (
  firmId: FirmId,
  event: Pick<Activity, 'kind' | 'label' | 'subject' | 'subjectId'>,
): Write[] => {
  const now = Date.now();
  const ttl = Math.floor(now / 1000) + keptSeconds;
  const kept = { firmId, id: newId(), at: new Date(now).toISOString(), madeBy: caller(), ttl };
  return [write(activityEntity.put({ ...kept, ...event }))];
};
