import type { EntityItem } from 'electrodb';
import { clientNames } from '#functions/clients/references.ts';
import { readJob } from '#functions/jobs/joined.ts';
import { ownJobs } from '#functions/jobs/own.ts';
import { jobTitles } from '#functions/jobs/references.ts';
import { firstIdAfter, pageById } from '#functions/lib/list.ts';
import { sitesOfJobs } from '#functions/sites/references.ts';
import { today } from '#shared/dates.ts';
import { isOld } from '#shared/domain/certificates/retention.ts';
import type { PageQuery } from '#shared/fields.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { notFound } from '#shared/kernel/refusal.ts';
import { pageRows } from '#shared/limits.ts';
import { certificateEntity } from './entity.ts';
import { type FilePlace, fileSigner } from './files.ts';

export type StoredCertificate = EntityItem<typeof certificateEntity>;

/** The keys of a certificate: firm, job and id. */
export interface Place {
  firmId: FirmId;
  jobId: number;
  id: number;
}

const shownWith = (address: (place: FilePlace) => string) => (certificate: StoredCertificate) => {
  const { firmId, jobId, fileId } = certificate;
  return { ...certificate, fileUrl: fileId ? address({ firmId, jobId, id: fileId }) : null };
};

/** The certificate as replies show it, with its file's address. */
export const shown = async (certificate: StoredCertificate) => shownWith(await fileSigner())(certificate);

/** The certificates of a job, newest first, in one round trip. Throws 404 if the firm has no such job. */
export const listCertificates = async (firmId: FirmId, jobId: number, query: PageQuery) => {
  const all = certificateEntity.query.byJob({ firmId, jobId });
  const [{ rows, next }, address] = await Promise.all([
    pageById(certificateEntity, all, query),
    fileSigner(),
    readJob(firmId, jobId),
  ]);
  return { rows: rows.map(shownWith(address)), next };
};

/** Finds the certificates that the owner may delete after six years. */
export type PastKeeping = (firmId: FirmId) => Promise<ReadonlySet<number>>;

const none: ReadonlySet<number> = new Set();

interface Filter {
  kind?: string | undefined;
  state?: string | undefined;
  siteId?: number | undefined;
  clientId?: number | undefined;
}

/**
 * A page of all certificates of a firm, newest first, each with its job, client and property; for a field worker (`mine`), only
 * those of their own jobs. They are stored by job, so all of them are read: a firm makes only a few thousand in its life.
 */
export const listAll = async (
  firmId: FirmId,
  { limit = pageRows, cursor, ...filter }: PageQuery & Filter,
  { mine, pastKeeping }: { mine: number | undefined; pastKeeping: PastKeeping },
) => {
  const first = firstIdAfter(cursor);
  const [{ data }, own] = await Promise.all([
    certificateEntity.query.byJob({ firmId }).go({ pages: 'all', consistent: true }),
    mine === undefined ? undefined : ownJobs(firmId, mine),
  ]);
  const ownIds = own && new Set(own.map(({ id }) => id));
  const asked = data
    .filter(({ jobId }) => !ownIds || ownIds.has(jobId))
    .filter(({ id, kind }) => id <= first && (filter.kind === undefined || kind === filter.kind))
    .filter(({ state = 'kept' }) => filter.state === undefined || state === filter.state)
    .filter(({ siteId }) => filter.siteId === undefined || siteId === filter.siteId)
    .sort((a, b) => b.id - a.id);
  const jobs = await jobTitles(firmId, [...new Set(asked.map(({ jobId }) => jobId))]);
  const ofClient = asked.filter(
    ({ jobId }) => filter.clientId === undefined || jobs.get(jobId)?.clientId === filter.clientId,
  );
  const shownRows = ofClient.slice(0, limit);
  const clientIds = shownRows.flatMap(({ jobId }) => jobs.get(jobId)?.clientId ?? []);
  const now = today();
  const [past, clients, sites] = await Promise.all([
    shownRows.some((row) => isOld(row, now)) ? pastKeeping(firmId) : none,
    clientNames(firmId, [...new Set(clientIds)]),
    sitesOfJobs(
      firmId,
      shownRows.map(({ siteId }) => siteId),
    ),
  ]);
  const rows = shownRows.map((row) => {
    const job = jobs.get(row.jobId);
    const client = (job && clients.get(job.clientId)) ?? null;
    const site = sites.get(row.siteId ?? 0) ?? null;
    return { ...row, job: job ?? null, client, site, isPastKeeping: past.has(row.id) };
  });
  return { rows, next: ofClient.length > limit ? String(rows.at(-1)?.id) : undefined };
};

/** Reads a certificate. Throws 404 if the firm has no such certificate of this job. */
export const readCertificate = async (place: Place): Promise<StoredCertificate> => {
  const { data } = await certificateEntity.get(place).go({ consistent: true });
  if (!data) throw notFound();
  return data;
};
