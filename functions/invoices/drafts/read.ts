import type { EntityItem } from 'electrodb';
import { clientNames } from '#functions/clients/references.ts';
import { jobTitles } from '#functions/jobs/references.ts';
import { keyOf } from '#functions/lib/item-key.ts';
import { pageById } from '#functions/lib/list.ts';
import { versionsOf } from '#functions/lib/names.ts';
import { rowIn } from '#functions/lib/rows.ts';
import { batchGet } from '#functions/lib/table.ts';
import { shownDraft, shownDraftRow } from '#shared/domain/invoices/shown.ts';
import type { PageQuery } from '#shared/fields.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { notFound } from '#shared/kernel/refusal.ts';
import { withNames } from '../known-names.ts';
import { unpackedLines } from '../lines.ts';
import { draftEntity } from './entity.ts';

export type StoredDraft = EntityItem<typeof draftEntity>;

/** The key of a draft, for reading it in a batch. */
export const draftAt = (firmId: FirmId, id: number) => keyOf(draftEntity, { firmId, id });

/** The draft in an item already read; undefined if it is none. */
export const draftIn = (item: object | undefined): StoredDraft | undefined => rowIn(draftEntity, item);

/** Reads a draft. Throws 404 if the firm has no such draft. */
export const readDraft = async (firmId: FirmId, id: number): Promise<StoredDraft> => {
  const [item] = await batchGet([draftAt(firmId, id)]);
  const draft = draftIn(item);
  if (!draft) throw notFound();
  return draft;
};

/** A page of drafts with their clients and jobs, in at most two sequential round trips. */
export const listDrafts = async (firmId: FirmId, query: PageQuery) => {
  const [{ rows, next }, { names }] = await Promise.all([
    pageById(draftEntity, draftEntity.query.byId({ firmId }), query),
    versionsOf(firmId),
  ]);
  const named = await withNames(firmId, rows, names);
  return { rows: named.map((row) => shownDraftRow(row, row)), next };
};

/** A draft's record: its item with the lines unpacked. */
export const draftRecord = ({ packed, ...draft }: StoredDraft) => ({ ...draft, ...unpackedLines(packed) });

/** A draft with its lines, its client and its job. Throws 404. */
export const getDraft = async (firmId: FirmId, id: number) => {
  const stored = await readDraft(firmId, id);
  const { clientId, jobId } = stored;
  const [clients, jobs] = await Promise.all([
    clientNames(firmId, [clientId]),
    jobTitles(firmId, jobId ? [jobId] : []),
  ]);
  const names = { client: clients.get(clientId) ?? null, job: jobs.get(jobId ?? 0) ?? null };
  return shownDraft(draftRecord(stored), names);
};
