import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { taxNames } from '#shared/domain/taxed/names.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { certificateCounts } from './certificates/counts.ts';
import { isOfFeed, partitionOf } from './partition.ts';
import { quoteCounts } from './quotes/counts.ts';

type Item = Record<string, unknown>;

/** Items without what a repair changes by design, and without zeros: a missing count is zero. */
export const plain = (items: Item[]) =>
  items
    .filter((item) => !isOfFeed(item))
    .map(({ revision: _, updatedMs: __, ...item }) =>
      Object.fromEntries(Object.entries(item).filter(([, value]) => value !== 0)),
    );

/** Entities that hold only figures. */
export const figures = new Set(['counters', 'team', 'revenue', 'dueDay', 'taxDay', 'jobFigures']);

/** The same as read: figures that are all zero may be missing. */
export const asRead = (items: Item[]) =>
  plain(items).filter((item) =>
    Object.entries(item).some(
      ([name, value]) => !figures.has(`${item.__edb_e__}`) || (name !== 'date' && typeof value === 'number'),
    ),
  );

/** The counts, by the entity that holds them. */
const ours: Record<string, readonly string[]> = {
  counters: [
    ...['clients', 'jobs_pending', 'jobs_in_progress', 'jobs_completed', 'jobs_cancelled'],
    ...['invoicesOpen', 'invoicesPaid', 'openPence'],
  ],
  revenue: ['paidPence'],
  dueDay: ['openCount', 'openPence'],
  client: ['siteCount', 'jobCount', 'invoiceCount', 'draftCount', 'paidPence', 'owedPence'],
  site: ['applianceCount', 'jobCount'],
  job: ['invoiceCount', 'draftCount', 'assignmentCount', 'noteCount', 'photoCount'],
  team: ['employees', 'active', 'rated', 'ratePence', 'openAssignments'],
  employee: ['assignmentCount'],
  stockTotals: ['items', 'low', 'valuePence'],
  item: ['moveCount'],
  jobFigures: [
    ...['invoicedPence', 'receivedPence', 'stockPence', 'labourPence', 'receiptPence', 'receiptVatPence'],
    'feePence',
  ],
  priceTotals: ['prices'],
  taxDay: [...taxNames],
  receiptTotals: ['receipts', 'amountPence', 'vatPence'],
};

const everyCount: Record<string, readonly string[]>[] = [ours, quoteCounts, certificateCounts];

/** The counts that an entity holds. */
export const countsOf = (entity: string): string[] => everyCount.flatMap((counts) => counts[entity] ?? []);

const spoil = async ({ pk, sk, __edb_e__ }: Item): Promise<void> => {
  const names = countsOf(`${__edb_e__}`);
  if (names.length === 0) return;
  const UpdateExpression = `ADD ${names.map((name) => `#${name} :three`).join(', ')}`;
  const ExpressionAttributeNames = Object.fromEntries(names.map((name) => [`#${name}`, name]));
  const update = { UpdateExpression, ExpressionAttributeNames, ExpressionAttributeValues: { ':three': 3 } };
  const { document } = await import('#functions/lib/table.ts');
  await document.send(new UpdateCommand({ TableName: process.env.TABLE_NAME, Key: { pk, sk }, ...update }));
};

/** Makes every count of a firm wrong by three. */
export const spoilAll = async (firmId: FirmId): Promise<void> => {
  for (const item of await partitionOf(firmId)) await spoil(item);
};
