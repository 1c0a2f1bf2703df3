import type { AnyInput } from '../../call.ts';
import type { CisStatementInput } from '../../tax/cis.ts';
import { withoutNulls } from '../applied.ts';
import { bodyIn, change } from '../changed.ts';
import { recordId } from '../kinds.ts';
import type { Apply, MutationContext, MutationEntry } from '../mutation.ts';
import type { Reader, RecordOf } from '../reader.ts';

type Statement = RecordOf<'cisStatement'>;

const placeIn = ({ params }: AnyInput) => ({
  monthEnd: String(params?.monthEnd ?? ''),
  clientId: Number(params?.clientId ?? 0),
});

const currentIn = (db: Reader, input: AnyInput): Statement | undefined =>
  db.get('cisStatement', recordId('cisStatement', placeIn(input)));

/** A statement with the user's new figures; its file stays. */
export const saidOf = (
  { fileId, fileType, fileSize }: Partial<Pick<Statement, 'fileId' | 'fileType' | 'fileSize'>>,
  said: CisStatementInput,
) => withoutNulls({ ...said, fileId, fileType, fileSize });

/** The same statement without its file. */
export const withoutFile = <Each extends Pick<Statement, 'fileId' | 'fileType' | 'fileSize'>>({
  fileId: _id,
  fileType: _type,
  fileSize: _size,
  ...says
}: Each): Omit<Each, 'fileId' | 'fileType' | 'fileSize'> => says;

const say: Apply = (db, input, { at: updatedAt }) => {
  const current = currentIn(db, input);
  const after = { ...placeIn(input), ...saidOf(current ?? {}, bodyIn<CisStatementInput>(input)), updatedAt };
  return [change('cisStatement', current, after)];
};

const takeBack: Apply = (db, input) => {
  const current = currentIn(db, input);
  return current && [change('cisStatement', current, undefined)];
};

/** The server assigns the file's id; until then the device shows the name it sent. */
const putFile: Apply = (db, input, { at: updatedAt, newId }: MutationContext) => {
  const { file } = input;
  if (!file) return undefined;
  const current = currentIn(db, input);
  const has = { fileId: newId, fileType: file.type, fileSize: file.size };
  return [change('cisStatement', current, { ...placeIn(input), ...current, ...has, updatedAt })];
};

const removeFile: Apply = (db, input, { at: updatedAt }) => {
  const current = currentIn(db, input);
  return current?.fileId
    ? [change('cisStatement', current, { ...withoutFile(current), updatedAt })]
    : current && [];
};

const subject: MutationEntry['subject'] = (input) =>
  `cisStatement/${recordId('cisStatement', placeIn(input))}`;

const needs: MutationEntry['needs'] = (input) => [`client/${placeIn(input).clientId}`];

export const taxMutations: readonly MutationEntry[] = [
  { route: 'PUT /api/tax/cis/{monthEnd}/{clientId}', subject, needs, apply: say },
  { route: 'DELETE /api/tax/cis/{monthEnd}/{clientId}', subject, needs, apply: takeBack },
  { route: 'PUT /api/tax/cis/{monthEnd}/{clientId}/file', subject, needs, apply: putFile },
  { route: 'DELETE /api/tax/cis/{monthEnd}/{clientId}/file', subject, needs, apply: removeFile },
];
