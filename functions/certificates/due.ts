import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { clientNames } from '#functions/clients/references.ts';
import { ownerOf } from '#functions/jobs/day-keys.ts';
import { jobTitles } from '#functions/jobs/references.ts';
import { config } from '#functions/lib/config.ts';
import { rowsOf } from '#functions/lib/rows.ts';
import { document } from '#functions/lib/table.ts';
import { tableDefinition } from '#functions/lib/table-definition.ts';
import { today } from '#shared/dates.ts';
import type { DatedRange } from '#shared/domain/by-date.ts';
import { dueDays } from '#shared/domain/certificates/views.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { pageRows } from '#shared/limits.ts';
import { certificateEntity } from './entity.ts';

/** A certificate's keys in the firm's index by day, beside the jobs' and under a name of their own. */
export const dueKeys = ({
  firmId,
  id,
  nextDue,
}: {
  firmId: FirmId;
  id: number;
  nextDue?: string | null | undefined;
}) => (nextDue ? { dueOwner: ownerOf(firmId), dueKey: `certificateDue#${nextDue}#${id}` } : {});

const [index] = tableDefinition.indexes;

/** The first page of what falls due in a range of days, the earliest first, each with its job and client: in three round trips. */
export const dueCertificates = async (firmId: FirmId, query: DatedRange) => {
  const now = today();
  const { from, to } = dueDays(query, now);
  // The database refuses a range that ends before it begins.
  if (to < from) return [];
  const { Items = [] } = await document.send(
    new QueryCommand({
      TableName: config.tableName,
      IndexName: index.name,
      KeyConditionExpression: '#owner = :owner AND #key BETWEEN :first AND :last',
      ExpressionAttributeNames: { '#owner': index.partitionKey, '#key': index.sortKey },
      ExpressionAttributeValues: {
        ':owner': ownerOf(firmId),
        ':first': `certificateDue#${from}`,
        ':last': `certificateDue#${to}~`,
      },
      Limit: pageRows,
    }),
  );
  const rows = rowsOf(certificateEntity, Items);
  const jobs = await jobTitles(firmId, [...new Set(rows.map(({ jobId }) => jobId))]);
  const clients = await clientNames(firmId, [...new Set([...jobs.values()].map(({ clientId }) => clientId))]);
  return rows.flatMap((row) => {
    const job = jobs.get(row.jobId);
    const client = job ? (clients.get(job.clientId) ?? null) : null;
    return row.nextDue
      ? [{ ...row, nextDue: row.nextDue, overdue: row.nextDue < now, job: job ?? null, client }]
      : [];
  });
};
