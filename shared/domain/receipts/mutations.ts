import type { NewReceipt, ReceiptChange } from '../../receipts/input.ts';
import { applied } from '../applied.ts';
import { beginning, bodyIn, change, laterThan } from '../changed.ts';
import type { Apply, MutationEntry } from '../mutation.ts';
import { idIn } from '../reader.ts';
import { newReceipt } from './rules.ts';

const create: Apply = (_, input, context) => {
  const { file } = input;
  if (!file) return undefined;
  const { id: __, ...given } = bodyIn<NewReceipt>(input);
  const picture = { fileName: file.name, fileType: file.type, fileSize: file.size };
  return [change('receipt', undefined, newReceipt(given, picture, beginning(context)))];
};

const update: Apply = (db, input, { at }) => {
  const current = db.get('receipt', idIn(input));
  if (!current) return undefined;
  const { updatedAt: _, ...given } = bodyIn<ReceiptChange>(input);
  const updatedAt = laterThan(current.updatedAt, at);
  return [change('receipt', current, applied(current, { ...given, updatedAt }))];
};

const remove: Apply = (db, input) => {
  const current = db.get('receipt', idIn(input));
  return current && [change('receipt', current, undefined)];
};

const subject: MutationEntry['subject'] = (input) => `receipt/${idIn(input)}`;

const forJob: MutationEntry['needs'] = (input) => {
  const { jobId } = bodyIn<{ jobId?: number | null }>(input);
  return jobId ? [`job/${jobId}`] : [];
};

export const receiptMutations: readonly MutationEntry[] = [
  {
    route: 'POST /api/receipts',
    subject: (_, { newId }) => `receipt/${newId}`,
    needs: forJob,
    apply: create,
  },
  { route: 'PATCH /api/receipts/{id}', subject, needs: forJob, apply: update },
  { route: 'DELETE /api/receipts/{id}', subject, apply: remove },
];
