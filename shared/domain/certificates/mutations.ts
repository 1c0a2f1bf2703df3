import type {
  CertificateInput,
  CertificateUpdate,
  NewCertificate,
  ServiceLetter,
} from '../../certificates/contract.ts';
import type { Copy, CopyInput, SendInput } from '../../certificates/copies.ts';
import { copyFor } from '../../certificates/copy-rules.ts';
import { remediedBy, withRemedied } from '../../certificates/defects.ts';
import { definitionOf, definitionOn, isWrittenKind } from '../../certificates/definitions/definitions.ts';
import { typedOn } from '../../certificates/editions.ts';
import { lastOf, registrationIn } from '../../certificates/last-record.ts';
import { foldedValues } from '../../certificates/merge.ts';
import { foundBy, gasEngineerOf, isQuoted, prefilled } from '../../certificates/prefill.ts';
import type { RemediedInput, ValuesInput } from '../../certificates/written.ts';
import { londonDate } from '../../dates.ts';
import { certificatesPerJob } from '../../limits.ts';
import { noCompetence } from '../../settings/competence-rules.ts';
import type { Recipient } from '../../sites/recipient.ts';
import { beginning, bodyIn, change, changed, laterThan } from '../changed.ts';
import { addressed } from '../clients/addressed.ts';
import type { Apply, Change, MutationContext, MutationEntry } from '../mutation.ts';
import { idIn, type Reader, type RecordOf } from '../reader.ts';
import { ruled } from '../ruled.ts';
import { correct, withdraw } from './amended.ts';
import { type Certificate, currentOf, noForm } from './current.ts';
import { quoteRepairs } from './quotes/repairs.ts';
import { isOld } from './retention.ts';

/** What earlier records say, as the server reads them. */
const earlierRecords = (db: Reader, asked: { siteId: number; kind: string }) => {
  const papers = db.all('certificate');
  const valuesOf = ({ id }: { id: number }) => db.get('certificateValues', id)?.values;
  const { record, gas } = lastOf(papers, asked);
  const [last, gasValues] = [record && valuesOf(record), gas && valuesOf(gas)];
  const quoted = papers.filter((paper) => paper.siteId === asked.siteId && isQuoted(paper));
  return {
    ...(record && last && { last: { values: last, nextDue: record.nextDue } }),
    ...(gasValues && { registration: registrationIn(gasValues) }),
    defects: quoted.toSorted((a, b) => a.id - b.id).flatMap((paper) => foundBy(paper, valuesOf(paper) ?? {})),
  };
};

/** The engineer: the person starting the form or the job's people, if that makes it certain. */
const engineerOf = (db: Reader, job: RecordOf<'job'>, day: string, context: MutationContext) => {
  const { userId, employeeId } = context;
  const crew = db
    .by('assignment', 'jobId', job.id)
    .flatMap(({ employeeId }) => db.get('employee', employeeId) ?? []);
  const starter = employeeId === undefined ? undefined : db.get('employee', employeeId);
  const competence = db.get('settings', 'all')?.competence;
  // Every record has the founder's id.
  return gasEngineerOf({ starter, isFounder: job.userId === userId, crew, competence }, day);
};

/** A new form is prefilled from its property and its job's engineer. */
const begin: Apply = (db, input, context) => {
  const { kind, siteId = 0, day = context.today } = bodyIn<NewCertificate>(input);
  const [job, site] = [db.get('job', idIn(input)), db.get('site', siteId)];
  const client = job && db.get('client', job.clientId);
  if (!job || !site || !client) return undefined;
  if (!isWrittenKind(kind) || site.clientId !== job.clientId) return [];
  const definition = definitionOn(kind, day);
  const appliances = db.by('appliance', 'siteId', siteId);
  const made = { ...beginning(context), ...noForm, jobId: job.id, kind, title: null, number: null };
  const head: Certificate = {
    ...made,
    ...{ nextDue: null, remindedAt: null, fileType: null, fileSize: null },
    ...{ source: 'written', siteId, edition: definition.edition, state: 'draft', day, version: 1 },
  };
  const earlier = earlierRecords(db, { siteId, kind });
  const engineer = engineerOf(db, job, day, context);
  const { gasSafe, instruments } = db.get('settings', 'all')?.competence ?? noCompetence;
  const registration = gasSafe?.registration ?? earlier.registration;
  const known = { day, site, client, appliances, ...earlier, registration, engineer, instruments };
  const values = prefilled(definition, known);
  const typed = { id: head.id, jobId: job.id, values, others: {}, leftOver: {}, updatedAt: head.updatedAt };
  return [change('certificate', undefined, head), change('certificateValues', undefined, typed)];
};

const create: Apply = (db, input, context) => {
  const jobId = idIn(input);
  if (!db.get('job', jobId)) return undefined;
  if (db.by('certificate', 'jobId', jobId).length >= certificatesPerJob) return [];
  if (bodyIn<NewCertificate>(input).source === 'written') return begin(db, input, context);
  const given = bodyIn<CertificateInput>(input);
  const made: Certificate = {
    ...beginning(context),
    ...noForm,
    jobId,
    kind: given.kind,
    title: given.title ?? null,
    number: given.number ?? null,
    nextDue: given.nextDue ?? null,
    remindedAt: null,
    fileType: null,
    fileSize: null,
  };
  return [change('certificate', undefined, made)];
};

/** The certificate, if it is a stored file. Forms change through their values instead. */
const keptOf = (db: Reader, input: Parameters<Apply>[1]): Certificate | undefined => {
  const current = currentOf(db, input);
  return current?.source === 'kept' ? current : undefined;
};

const update: Apply = (db, input, { at }) => {
  const current = keptOf(db, input);
  if (!current) return undefined;
  const { updatedAt: _, ...given } = bodyIn<CertificateUpdate>(input);
  return [
    change(
      'certificate',
      current,
      changed(current, { ...given, updatedAt: laterThan(current.updatedAt, at) }),
    ),
  ];
};

/** The server detects the file's type; until then we use the browser's. */
const putFile: Apply = (db, input, { at }) => {
  const current = keptOf(db, input);
  const { file } = input;
  if (!current || !file) return undefined;
  const updatedAt = laterThan(current.updatedAt, at);
  return [
    change('certificate', current, { ...current, fileType: file.type, fileSize: file.size, updatedAt }),
  ];
};

/** The server decides whether the reminder may be sent, and sends it. */
const remind: Apply = (db, input, { at, today }) => {
  const current = currentOf(db, input);
  if (!current) return undefined;
  if (current.remindedAt && londonDate(current.remindedAt) === today) return [];
  const job = db.get('job', current.jobId);
  const client = job && db.get('client', job.clientId);
  return [
    change('certificate', current, { ...current, remindedAt: at }),
    ...addressed(client, bodyIn<ServiceLetter>(input).to, at),
  ];
};

/** Stores a form's values. The form's day needs its definition, which only the server reads. */
const putValues: Apply = (db, input, { at }) => {
  const current = currentOf(db, input);
  const kept = current && db.get('certificateValues', current.id);
  if (!kept || current.state !== 'draft' || !isWrittenKind(current.kind)) return undefined;
  const on = definitionOf(current.kind, current.edition ?? '');
  const form = { values: kept.values, others: kept.others ?? {}, leftOver: kept.leftOver ?? {} };
  const after = on && typedOn({ definition: on, ...form }, bodyIn<ValuesInput>(input));
  if (!after) return undefined;
  const { definition, ...typed } = after;
  const updatedAt = laterThan(current.updatedAt, at);
  return [
    change('certificate', current, { ...current, edition: definition.edition, updatedAt }),
    change('certificateValues', kept, { ...kept, ...typed, updatedAt }),
  ];
};

/** The server draws the number, and with it everything that an issued form shows: until then it is a signed draft. */
const issue: Apply = () => undefined;

const siteOf = (db: Reader, { siteId }: Certificate) =>
  siteId === null ? undefined : db.get('site', siteId);

/** Records who is given a copy, as far as this device knows the recipients. */
const copied = (
  db: Reader,
  input: Parameters<Apply>[1],
  { to, by, at }: { to: readonly Recipient[]; by: Copy['by']; at: string },
  now: string,
): Change[] | undefined => {
  const current = currentOf(db, input);
  // A signed draft is given out too: that waits for its issue.
  if (current?.state !== 'issued' && current?.state !== 'draft') return undefined;
  const job = db.get('job', current.jobId);
  const client = job && db.get('client', job.clientId);
  const reached = { clientName: client?.name ?? '', contacts: siteOf(db, current)?.contacts ?? [] };
  const more = to.flatMap((each) => {
    const who = copyFor(each, reached);
    return who ? [{ ...who, by, at }] : [];
  });
  const copies = [...(current.copies ?? []), ...more];
  return [
    change('certificate', current, { ...current, copies, updatedAt: laterThan(current.updatedAt, now) }),
  ];
};

/** The server sends the letters. */
const send: Apply = (db, input, { at }) => {
  const { to } = bodyIn<SendInput>(input);
  return copied(db, input, { to: [...new Set(to)], by: 'mail', at }, at);
};

const paperCopy: Apply = (db, input, { at }) => {
  const { to, by, on } = bodyIn<CopyInput>(input);
  return copied(db, input, { to: [to], by, at: on }, at);
};

const remedied: Apply = (db, input, { at }) => {
  const current = currentOf(db, input);
  const kept = current && db.get('certificateValues', current.id);
  if (!kept || current.state !== 'issued') return undefined;
  const done = remediedBy(bodyIn<RemediedInput>(input), { n: idIn(input, 'n'), jobId: current.jobId });
  const changes = withRemedied(kept.values, current.remedied ?? [], [done]);
  const updatedAt = laterThan(current.updatedAt, at);
  return [change('certificate', current, { ...current, ...changes, updatedAt })];
};

/** Deletes a certificate with its values. */
export const certificateGone = (db: Reader, certificate: Certificate): Change[] => {
  const values = db.get('certificateValues', certificate.id);
  return [
    change('certificate', certificate, undefined),
    ...(values ? [change('certificateValues', values, undefined)] : []),
  ];
};

export const isIssued = ({ state }: Certificate): boolean => state !== null && state !== 'draft';

/** An issued certificate stays for six years. The server deletes its photos and earlier versions with it. */
const remove: Apply = (db, input, { today }) => {
  const current = currentOf(db, input);
  if (!current) return undefined;
  return isIssued(current) && !isOld(current, today) ? [] : certificateGone(db, current);
};

const subject: MutationEntry['subject'] = (input) => `certificate/${idIn(input, 'certificateId')}`;
/** A copy is given of what was issued, so it waits even for signatures that had to be given again. */
const ofCopies: MutationEntry['subject'] = (input) => `certificate/${idIn(input, 'certificateId')}/copies`;
const one = '/api/jobs/{id}/certificates/{certificateId}' as const;

export const certificateMutations: readonly MutationEntry[] = [
  {
    route: 'POST /api/jobs/{id}/certificates',
    subject: (_, { newId }) => `certificate/${newId}`,
    needs: (input) => {
      const { siteId } = bodyIn<NewCertificate>(input);
      return [`job/${idIn(input)}`, ...(siteId ? [`site/${siteId}`] : [])];
    },
    apply: create,
  },
  { route: `PUT ${one}`, subject, apply: update },
  { route: `PUT ${one}/values`, subject, apply: putValues, fold: foldedValues },
  { route: `POST ${one}/issue`, subject, apply: issue },
  // About the old version, so that it follows what is still to be sent of it.
  { route: `POST ${one}/correct`, subject, apply: ruled(correct) },
  { route: `POST ${one}/withdraw`, subject, apply: ruled(withdraw) },
  { route: `POST ${one}/remedial`, subject, apply: ruled(quoteRepairs), refuses: quoteRepairs },
  { route: `PUT ${one}/file`, subject, apply: putFile },
  { route: `POST ${one}/remind`, subject, apply: remind },
  { route: `POST ${one}/send`, subject: ofCopies, apply: send },
  { route: `POST ${one}/copies`, subject: ofCopies, apply: paperCopy },
  { route: `POST ${one}/defects/{n}/remedied`, subject, apply: remedied },
  { route: `DELETE ${one}`, subject, apply: remove },
];
