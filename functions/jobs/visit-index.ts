import { type DueVisit, dueShards, shardOf } from '#functions/lib/due-index.ts';
import { keysIn } from '#functions/lib/sparse-index.ts';
import { tableDefinition } from '#functions/lib/table-definition.ts';
import { type Dated, daysOf } from '#shared/calendar/days.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import type { JobStatus } from '#shared/jobs/status.ts';

/**
 * The sparse index of upcoming visits, across all firms: only pending jobs with a start time have its keys. It shares an index
 * with the ranking of clients, whose partitions have other names, and uses the same shards as the reminders.
 */
const asVisits = (shard: string): string => shard.replace('due#', 'visits#');
export const visitShards = dueShards.map(asVisits);

interface MayBeVisit extends Dated {
  firmId: FirmId;
  id: number;
  status: JobStatus;
  startTime?: string | null | undefined;
}

/** A job's keys in the index; `null` removes it. */
export const visitKeys = (job: MayBeVisit) => {
  const { firmId, id, status, startTime } = job;
  const days = daysOf(job);
  return status === 'pending' && startTime && days
    ? { visitShard: asVisits(shardOf(firmId)), visitKey: `${days.first}#${firmId}#${id}` }
    : { visitShard: null, visitKey: null };
};

const [, , index] = tableDefinition.indexes;

const parse = (visitKey: string): DueVisit => {
  const [, firmId = '', jobId = ''] = /^[^#]+#(.+)#(\d+)$/.exec(visitKey) ?? [];
  return { firmId: firmId as FirmId, jobId: Number(jobId) };
};

/** The visits of a shard on a day (`YYYY-MM-DD`), in pages of up to 1 MB. */
export async function* visitsInShard(shard: string, day: string): AsyncGenerator<DueVisit[]> {
  for await (const keys of keysIn(index, shard, { beginsWith: `${day}#` })) yield keys.map(parse);
}
