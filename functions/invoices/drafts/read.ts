import type { EntityItem } from 'electrodb';
import { clientNames } from '#functions/clients/references.ts';
import { jobTitles } from '#functions/jobs/references.ts';
import { notFound } from '#functions/lib/errors.ts';
import { pageById } from '#functions/lib/list.ts';
import type { PageQuery } from '#shared/fields.ts';
import { shownLinesOf, unpackedLines } from '../lines.ts';
import { draftEntity } from './entity.ts';

export type StoredDraft = EntityItem<typeof draftEntity>;

/** Throws 404 if the user has no such draft. */
export const readDraft = async (userId: string, id: number): Promise<StoredDraft> => {
  const { data } = await draftEntity.get({ userId, id }).go({ consistent: true });
  if (!data) throw notFound();
  return data;
};

const join = async (userId: string, rows: StoredDraft[]) => {
  const [clients, jobs] = await Promise.all([
    clientNames(
      userId,
      rows.map(({ clientId }) => clientId),
    ),
    jobTitles(
      userId,
      rows.flatMap(({ jobId }) => jobId ?? []),
    ),
  ]);
  return rows.map((row) => ({
    ...row,
    client: clients.get(row.clientId) ?? null,
    job: jobs.get(row.jobId ?? 0) ?? null,
  }));
};

/** A page of drafts with their clients and jobs. */
export const listDrafts = async (userId: string, query: PageQuery) => {
  const { rows, next } = await pageById(draftEntity, draftEntity.query.byId({ userId }), query);
  return { rows: await join(userId, rows), next };
};

/** A draft as it is kept, with its lines. */
export const shownDraft = (stored: StoredDraft) => ({
  ...stored,
  ...shownLinesOf(unpackedLines(stored.packed)),
});

/** A draft with its lines, its client and its job. Throws 404. */
export const getDraft = async (userId: string, id: number) => {
  const stored = await readDraft(userId, id);
  const [joined] = await join(userId, [stored]);
  return { client: null, job: null, ...joined, ...shownDraft(stored) };
};
