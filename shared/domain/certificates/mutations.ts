import type { CertificateInput, CertificateUpdate } from '../../certificates/contract.ts';
import { londonDate } from '../../dates.ts';
import { certificatesPerJob } from '../../limits.ts';
import { beginning, bodyIn, change, changed, laterThan } from '../changed.ts';
import type { Apply, MutationEntry } from '../mutation.ts';
import { idIn, type Reader, type RecordOf } from '../reader.ts';

type Certificate = RecordOf<'certificate'>;

const create: Apply = (db, input, context) => {
  const jobId = idIn(input);
  if (!db.get('job', jobId)) return undefined;
  if (db.by('certificate', 'jobId', jobId).length >= certificatesPerJob) return [];
  const given = bodyIn<CertificateInput>(input);
  const made: Certificate = {
    ...beginning(context),
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

const currentOf = (db: Reader, input: Parameters<Apply>[1]): Certificate | undefined => {
  const current = db.get('certificate', idIn(input, 'certificateId'));
  return current?.jobId === idIn(input) ? current : undefined;
};

const update: Apply = (db, input, { at }) => {
  const current = currentOf(db, input);
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

/** What its file is, the server finds out; until then it is what the browser calls it. */
const putFile: Apply = (db, input, { at }) => {
  const current = currentOf(db, input);
  const { file } = input;
  if (!current || !file) return undefined;
  const updatedAt = laterThan(current.updatedAt, at);
  return [
    change('certificate', current, { ...current, fileType: file.type, fileSize: file.size, updatedAt }),
  ];
};

/** The mail, and whether it may be sent, are the server's. */
const remind: Apply = (db, input, { at, today }) => {
  const current = currentOf(db, input);
  if (!current) return undefined;
  if (current.remindedAt && londonDate(current.remindedAt) === today) return [];
  return [change('certificate', current, { ...current, remindedAt: at })];
};

const remove: Apply = (db, input) => {
  const current = currentOf(db, input);
  return current && [change('certificate', current, undefined)];
};

const subject: MutationEntry['subject'] = (input) => `certificate/${idIn(input, 'certificateId')}`;
const one = '/api/jobs/{id}/certificates/{certificateId}' as const;

export const certificateMutations: readonly MutationEntry[] = [
  {
    route: 'POST /api/jobs/{id}/certificates',
    subject: (_, { newId }) => `certificate/${newId}`,
    needs: (input) => [`job/${idIn(input)}`],
    apply: create,
  },
  { route: `PUT ${one}`, subject, apply: update },
  { route: `PUT ${one}/file`, subject, apply: putFile },
  { route: `POST ${one}/remind`, subject, apply: remind },
  { route: `DELETE ${one}`, subject, apply: remove },
];
