import { clientEntity } from '#functions/clients/entity.ts';
import { nextInstant } from '#functions/lib/changes.ts';
import { checkedFile } from '#functions/lib/checked-file.ts';
import { Moved, withLatest } from '#functions/lib/latest.ts';
import { check, transact, type Write, write } from '#functions/lib/transact.ts';
import { saidOf, withoutFile } from '#shared/domain/tax/mutations.ts';
import { newId } from '#shared/ids.ts';
import { notFound, tooBusy } from '#shared/kernel/refusal.ts';
import type { CisStatementInput } from '#shared/tax/cis.ts';
import { cisStatementEntity, statementMark } from './entity.ts';
import { putFile, tidyUp } from './files.ts';
import { readStatement, type StatementPlace, type StoredStatement, shown } from './statements.ts';

type Kept = Awaited<ReturnType<typeof readStatement>>;

const clientIsThere = ({ firmId, clientId }: StatementPlace): Write =>
  check({
    of: clientEntity.get({ firmId, id: clientId }),
    condition: 'attribute_exists(pk)',
    refused: notFound,
  });

/** Updates a file's mark: deleted once a statement has the file, written again once none has. */
const marksOf = (before: StoredStatement, after: StoredStatement): Write[] => {
  if (before.fileId === after.fileId) return [];
  const { firmId } = after;
  const arrived =
    after.fileId &&
    statementMark.delete({ firmId, id: after.fileId }).where((mark, { exists }) => exists(mark.id));
  return [
    ...(arrived ? [write(arrived, tooBusy)] : []),
    ...(before.fileId ? [write(statementMark.put({ firmId, id: before.fileId }))] : []),
  ];
};

/** Stores a statement changed by `changed`, and deletes the file it no longer has. */
const change = async (
  place: StatementPlace,
  changed: (current: Kept) => Omit<StoredStatement, 'updatedAt'>,
  conditions: Write[] = [],
) => {
  const { before, after } = await withLatest(
    () => readStatement(place),
    undefined,
    async (current) => {
      const kept = { ...changed(current), updatedAt: nextInstant(current.updatedAt) };
      const put = cisStatementEntity
        .put(kept)
        .where(({ updatedAt }, { eq, notExists }) =>
          current.updatedAt ? eq(updatedAt, current.updatedAt) : notExists(updatedAt),
        );
      await transact([write(put, () => new Moved()), ...marksOf(current, kept), ...conditions]);
      return { before: current, after: kept };
    },
  );
  if (before.fileId && before.fileId !== after.fileId)
    await tidyUp({ firmId: place.firmId, id: before.fileId });
  return after;
};

/**
 * Stores what the firm enters about a statement; omitted values are cleared. Its file stays. Throws 404 for a client that is not
 * the firm's.
 */
export const keepStatement = async (place: StatementPlace, said: CisStatementInput) => {
  const says = (current: Kept) => ({ ...place, ...saidOf(current, said) });
  return shown(await change(place, says, [clientIsThere(place)]));
};

/**
 * Stores a statement's file, replacing any earlier one. The mark is written first, then the file is uploaded, then the statement
 * refers to it. Throws 404, 415 if it is neither a PDF nor a picture, 400 if it is damaged.
 */
export const keepFile = async (place: StatementPlace, given: Uint8Array) => {
  const { bytes, type: fileType } = checkedFile(given);
  const { firmId } = place;
  const file = { firmId, id: newId() };
  await transact([clientIsThere(place), write(statementMark.put(file))]);
  await putFile(file, bytes, fileType);
  const has = { fileId: file.id, fileType, fileSize: bytes.length };
  return shown(await change(place, (current) => ({ ...current, ...has }), [clientIsThere(place)]));
};

/** Deletes a statement's file. Throws 404 if it has none. */
export const removeFile = async (place: StatementPlace): Promise<void> => {
  await change(place, (current) => {
    if (!current.fileId) throw notFound();
    return withoutFile(current);
  });
};

/** Deletes everything recorded for a month, with its file. Throws 404 if there was nothing. */
export const removeStatement = async (place: StatementPlace, basedOn: string | undefined): Promise<void> => {
  const fileId = await withLatest(
    () => readStatement(place),
    basedOn,
    async (current) => {
      const removal = cisStatementEntity
        .delete(place)
        .where(({ monthEnd, updatedAt }, { eq, exists, notExists }) =>
          current.updatedAt
            ? eq(updatedAt, current.updatedAt)
            : `${exists(monthEnd)} AND ${notExists(updatedAt)}`,
        );
      const refused = () => (current.updatedAt ? new Moved() : notFound());
      const { fileId: _gone, ...without } = current;
      await transact([write(removal, refused), ...marksOf(current, without)]);
      return current.fileId;
    },
  );
  if (fileId) await tidyUp({ firmId: place.firmId, id: fileId });
};
