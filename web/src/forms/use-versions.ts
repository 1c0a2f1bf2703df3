import { useState } from 'react';
import type * as z from 'zod/mini';
import { ApiError } from '../store/api-error.ts';

interface Options<Row, Values> {
  /** Fetches the current record from the server. */
  readNow: () => Promise<Row>;
  /** The record as the form's fields. */
  toValues: (row: Row) => Values;
}

const isStale = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.status === 409 &&
  (error.code === 'field_conflict' || error.issues.length === 0);

/** The current record, if the refusal includes it. */
const currentIn = <Row>(error: unknown): Row | undefined =>
  ((error as ApiError).body as { current?: Row } | undefined)?.current ?? undefined;

/**
 * The version that a form is based on. When a save is refused because the record has changed, `look` fetches the newer version. If
 * it differs in this form's fields, the form shows both (`theirs`) and the user decides; if not, or if it already matches this
 * form (the answer to an earlier save was lost), `look` returns it so that the save can continue on it.
 */
export const useVersions = <Row extends { updatedAt: string | null }, Values extends object>(
  opened: Row | null,
  { readNow, toValues }: Options<Row, Values>,
) => {
  const [base, setBase] = useState(opened);
  const [theirs, setTheirs] = useState<Row | null>(null);

  const look = async (error: unknown, wants: (now: Values) => boolean): Promise<Row | null> => {
    if (!base || !isStale(error)) return null;
    const now = currentIn<Row>(error) ?? (await readNow().catch(() => null));
    if (!now || now.updatedAt === base.updatedAt) return null;
    const moved = differing(toValues(base), toValues(now)).length > 0 && !wants(toValues(now));
    (moved ? setTheirs : setBase)(now);
    return moved ? null : now;
  };
  /** Continues from a newer version: the one found, whichever values are kept, or the one just saved. */
  const settle = (newer: Row) => {
    setBase(newer);
    setTheirs(null);
  };
  return { base, theirs, look, settle };
};

const blankToNull = (value: unknown): unknown => (value === '' || value === undefined ? null : value);

const isSame = (one: unknown, other: unknown): boolean =>
  Object.is(one, other) ||
  (typeof one === 'object' && typeof other === 'object' && JSON.stringify(one) === JSON.stringify(other));

/** The fields in which two versions differ. Empty, missing and null are equal. */
export const differing = <Values extends object>(one: Values, other: Values): (keyof Values)[] =>
  (Object.keys({ ...one, ...other }) as (keyof Values)[]).filter(
    (name) => !isSame(blankToNull(one[name]), blankToNull(other[name])),
  );

/** True if a form with the result `checked` would send the same from these values: trailing spaces and the like don't matter. */
export const isWanted =
  <Values, Checked extends object>(shape: z.ZodMiniType<Checked, Values>, checked: Checked) =>
  (values: unknown): boolean => {
    const { data } = shape.safeParse(values);
    return data !== undefined && differing(data, checked).length === 0;
  };
