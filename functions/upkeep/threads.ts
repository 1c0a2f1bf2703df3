import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { config } from '#functions/lib/config.ts';
import { Moved } from '#functions/lib/latest.ts';
import { document } from '#functions/lib/table.ts';
import { transact } from '#functions/lib/transact.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { madeAt } from '#shared/ids.ts';

/** Records created from this day on have their keys in the index of threads (docs/decisions/012) from the start. */
const keysSince = Date.UTC(2026, 11, 1);

/** The maximum of one kind in one night; the rest waits for the next. */
const mostANight = 1000;

const papers = ['job', 'quote', 'invoiceDraft', 'invoice'];

interface Row {
  pk: string;
  sk: string;
  clientId?: number;
  jobId?: number;
}

/** The rows of a kind missing from the index of threads; `more` narrows them down. */
const missing = async (firmId: FirmId, kind: string, more = ''): Promise<Row[]> => {
  const rows: Row[] = [];
  let from: Record<string, unknown> | undefined;
  do {
    const { Items = [], LastEvaluatedKey } = await document.send(
      new QueryCommand({
        TableName: config.tableName,
        KeyConditionExpression: 'pk = :pk AND begins_with(sk, :kind)',
        FilterExpression: `attribute_not_exists(gsi2pk)${more}`,
        ProjectionExpression: 'pk, sk, clientId, jobId',
        ExpressionAttributeValues: { ':pk': `firm#${firmId}`, ':kind': `${kind}#` },
        ExclusiveStartKey: from,
      }),
    );
    rows.push(...(Items as Row[]));
    from = LastEvaluatedKey;
  } while (from && rows.length < mostANight);
  return rows.slice(0, mostANight);
};

/** Its key in the index. A job, quote or invoice has the same name there as in its firm's partition, a stock move only its id. */
const keyOf = ({ pk, sk, clientId, jobId }: Row, isMove: boolean) =>
  isMove
    ? { ':pk': `${pk}#jobMoves#${jobId}`, ':sk': `stockMove#${sk.split('#')[2]}` }
    : { ':pk': `${pk}#client#${clientId}`, ':sk': sk };

const fill = async (row: Row, isMove: boolean): Promise<void> => {
  const whose = isMove ? 'jobId' : 'clientId';
  const Update = {
    TableName: config.tableName,
    Key: { pk: row.pk, sk: row.sk },
    UpdateExpression: 'SET gsi2pk = :pk, gsi2sk = :sk',
    ConditionExpression: `${whose} = :whose AND attribute_not_exists(gsi2pk)`,
    ExpressionAttributeValues: { ...keyOf(row, isMove), ':whose': row[whose] },
  };
  await transact([{ item: { Update }, refused: () => new Moved() }]).catch((error: unknown) => {
    // Deleted meanwhile, or rewritten with its key.
    if (!(error instanceof Moved)) throw error;
  });
};

/** Adds documents and stock moves older than threads to the index; nothing visible changes. Costs no read for newer firms. */
export const fillThreads = async (firmId: FirmId, records: readonly { id: number }[]): Promise<void> => {
  if (records.every(({ id }) => madeAt(id) >= keysSince)) return;
  for (const kind of papers) for (const row of await missing(firmId, kind)) await fill(row, false);
  const moves = await missing(firmId, 'stockMove', ' AND attribute_exists(jobId)');
  for (const row of moves) await fill(row, true);
};
