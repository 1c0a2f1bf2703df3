import * as z from 'zod/mini';
import { clientEntity } from '#functions/clients/entity.ts';
import { employeeEntity } from '#functions/employees/entity.ts';
import { employeesIn } from '#functions/jobs/crew.ts';
import type { StoredJob } from '#functions/jobs/entity.ts';
import { readJob } from '#functions/jobs/joined.ts';
import { ownJobs, sitesIn } from '#functions/jobs/own.ts';
import { nextInstant } from '#functions/lib/changes.ts';
import { madeNow } from '#functions/lib/entity.ts';
import type { Once } from '#functions/lib/idempotency.ts';
import { IdTaken, withNewId } from '#functions/lib/ids.ts';
import { keyOf } from '#functions/lib/item-key.ts';
import { pack } from '#functions/lib/packed.ts';
import { rowIn } from '#functions/lib/rows.ts';
import { batchGet } from '#functions/lib/table.ts';
import { takeId } from '#functions/lib/taken-id.ts';
import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import { transact, write } from '#functions/lib/transact.ts';
import { applianceEntity, siteEntity } from '#functions/sites/entity.ts';
import type { NewCertificate } from '#shared/certificates/contract.ts';
import { definitionOn, isWrittenKind } from '#shared/certificates/definitions/definitions.ts';
import { lastOf, registrationIn } from '#shared/certificates/last-record.ts';
import { foundBy, gasEngineerOf, isQuoted, prefilled } from '#shared/certificates/prefill.ts';
import { today } from '#shared/dates.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { invalidField } from '#shared/kernel/refusal.ts';
import { noCompetence } from '#shared/settings/competence-rules.ts';
import { appliance } from '#shared/sites/appliance.ts';
import { siteRecord } from '#shared/sites/site.ts';
import { certificateEntity, certificateValuesEntity } from '../entity.ts';
import type { Place } from '../list.ts';
import { countNew } from '../on-job.ts';
import { filled, readValues } from './read.ts';

const notThere = () => invalidField('siteId', 'Choose a property of this job’s client', 'not_yours');

interface Work {
  crew: Parameters<typeof employeesIn>[0];
  day: string;
  /** The employee record of the user who starts the form, and whether they founded the firm. */
  startedBy?: number | undefined;
  isFounder?: boolean | undefined;
  /** True if they see only their own jobs. */
  isOwn?: boolean | undefined;
  competence?: StoredFirm['competence'];
}

/**
 * What the firm's earlier records say: the last of this kind at the property, the Gas Safe number, and defects that were found here
 * and quoted for, oldest certificate first. Certificates are stored by job, so all of them are read. A field worker's form knows only
 * those of their own jobs, as their device does.
 */
const earlierRecords = async (
  firmId: FirmId,
  { own, ...asked }: { siteId: number; kind: string; own: readonly StoredJob[] | undefined },
) => {
  const { data } = await certificateEntity.query
    .byJob({ firmId })
    .where((paper, { eq }) => eq(paper.state, 'issued'))
    .go({ consistent: true, pages: 'all' });
  const jobs = own && new Set(own.map(({ id }) => id));
  const papers = data.filter(({ jobId }) => !jobs || jobs.has(jobId));
  const quoted = papers.filter((paper) => paper.siteId === asked.siteId && isQuoted(paper));
  const { record, gas } = lastOf(papers, asked);
  const [last, gasValues, ...found] = await Promise.all([
    record && readValues(record),
    gas && readValues(gas),
    ...quoted.sort((a, b) => a.id - b.id).map(async (paper) => foundBy(paper, await readValues(paper))),
  ]);
  return {
    ...(record && last && { last: { values: last, nextDue: record.nextDue } }),
    ...(gasValues && { registration: registrationIn(gasValues) }),
    defects: found.flat(),
  };
};

/** A property of the job's client, with what a form can be prefilled with. Throws 400 naming `siteId`. */
const placeOfWork = async (firmId: FirmId, siteId: number, clientId: number) => {
  const [{ data: site }, { data: appliances }, { data: client }] = await Promise.all([
    siteEntity.get({ firmId, id: siteId }).go({ consistent: true }),
    applianceEntity.query.bySite({ firmId, siteId }).go({ consistent: true, pages: 'all' }),
    clientEntity.get({ firmId, id: clientId }).go({ consistent: true }),
  ]);
  if (!site || !client || site.clientId !== clientId) throw notThere();
  return {
    site: z.parse(siteRecord, site),
    appliances: z.parse(z.array(appliance), appliances),
    client: { name: client.name, address: client.address },
  };
};

/** The gas engineer of a job, as far as their qualifications tell; a field worker's device knows no other's. */
const engineerOf = async (firmId: FirmId, { crew, day, startedBy, isOwn, ...firm }: Work) => {
  const ids = employeesIn(crew);
  const keys = [...new Set([...ids, ...(startedBy === undefined ? [] : [startedBy])])].map((id) =>
    keyOf(employeeEntity, { firmId, id }),
  );
  const people = (await batchGet(keys)).flatMap((item) => rowIn(employeeEntity, item) ?? []);
  const known = people.map((one) => (isOwn && one.id !== startedBy ? { ...one, tickets: null } : one));
  const starter = known.find(({ id }) => id === startedBy);
  return gasEngineerOf({ ...firm, starter, crew: known.filter(({ id }) => ids.includes(id)) }, day);
};

/** A job, and who starts a form on it; `mine`: the employee whose own jobs are all that they see. */
export type Starting = Pick<Place, 'firmId' | 'jobId'> &
  Pick<Work, 'startedBy' | 'isFounder' | 'competence'> & { mine?: number | undefined };

/** Starts a form at a property, prefilled with what is known. Throws 404, 400, and 409 if the job is at its limit. */
export const startForm = async (
  { startedBy, isFounder, competence, mine, ...of }: Starting,
  { id: chosen, kind, siteId = 0, day = today() }: NewCertificate,
  once: Once,
) => {
  const { firmId, jobId } = of;
  if (!isWrittenKind(kind)) throw invalidField('kind', 'Choose a form');
  const [job, own] = await Promise.all([
    readJob(firmId, jobId),
    mine === undefined ? undefined : ownJobs(firmId, mine),
  ]);
  // A job that is at no property yet may be at any of its client's.
  if (own && job.siteId && !sitesIn(own).has(siteId)) throw notThere();
  const [known, engineer, earlier] = await Promise.all([
    placeOfWork(firmId, siteId, job.clientId),
    engineerOf(firmId, { crew: job.crew, day, startedBy, isFounder, competence, isOwn: own !== undefined }),
    earlierRecords(firmId, { siteId, kind, own }),
  ]);
  const definition = definitionOn(kind, day);
  const { gasSafe, instruments } = competence ?? noCompetence;
  const registration = gasSafe?.registration ?? earlier.registration;
  const values = prefilled(definition, { ...known, ...earlier, registration, engineer, instruments, day });
  return withNewId(async (id) => {
    const at = nextInstant();
    const { edition } = definition;
    const form = { source: 'written', siteId, kind, edition, state: 'draft', day, version: 1 } as const;
    const head = { ...of, id, ...madeNow(at), ...form };
    await transact([
      write(certificateEntity.create(head), () => new IdTaken()),
      ...takeId({ firmId, kind: 'certificate', id: chosen }, jobId),
      write(certificateValuesEntity.create({ ...of, id, packed: pack(values), updatedAt: at })),
      // A property can't be deleted while it has documents: increasing the revision makes a concurrent deletion fail.
      write(siteEntity.patch({ firmId, id: siteId }).add({ revision: 1 }), notThere),
      countNew(of),
      ...once.writes(head),
    ]);
    return filled(head, { values });
  }, chosen);
};
