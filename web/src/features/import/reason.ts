import type { Column } from '../../forms/csv/columns.ts';
import { ApiError, isUnreachable } from '../../store/api-error.ts';
import type { NewRow } from './check-rows.ts';
import { texts } from './texts.ts';

/** Why a chunk was refused, with the row of the sheet if the server names a field. */
export const reasonOf = <Input>(
  target: { columns: readonly Column[] },
  chunk: readonly NewRow<Input>[],
  error: unknown,
): string => {
  if (isUnreachable(error)) return texts.unreachable;
  if (!(error instanceof ApiError)) return texts.serverFailed;
  const [issue] = error.issues;
  const [, index, key] = /^rows\.(\d+)\.(\w+)/.exec(issue?.path ?? '') ?? [];
  if (!issue || index === undefined) return error.status < 500 ? error.reason : texts.serverFailed;
  const label = target.columns.find((column) => column.key === key)?.label ?? key;
  return `${texts.row} ${chunk[Number(index)]?.number}: ${label}: ${issue.message}`;
};
