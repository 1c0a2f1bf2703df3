import { type FormEvent, useRef } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import type * as z from 'zod/mini';
import { showIssues, useShapedForm } from './use-shaped-form.ts';
import { useUnsavedGuard } from './use-unsaved-guard.ts';
import { differing, useVersions } from './use-versions.ts';

interface Options<Row, Values extends FieldValues, Checked> {
  shape: z.ZodMiniType<Checked, Values>;
  /** The record to change, or null for a new one. */
  opened: Row | null;
  toValues: (row: Row | null) => DefaultValues<Values>;
  /** Asks the server for the record as it now is. */
  readNow: () => Promise<Row>;
  /** Sends what was typed; `base` is the version of the record that it changes. Throws what the server refused. */
  save: (checked: Checked, base: Row | null) => Promise<unknown>;
  onClose: () => void;
}

/**
 * What every form of a record does: checks and saves, puts the server's issues beside their fields, stays open with
 * all that was typed when saving fails, offers both versions after a change elsewhere, and asks before losing anything.
 */
export const useRecordForm = <Row extends { updatedAt: string }, Values extends FieldValues, Checked>(
  options: Options<Row, Values, Checked>,
) => {
  const { shape, opened, toValues, readNow, save, onClose } = options;
  const form = useShapedForm<Values, Checked>(shape, toValues(opened));
  const { base, theirs, look, settle } = useVersions(opened, { readNow, toValues });
  const { isDirty, isSubmitting } = form.formState;
  const leaving = useRef(false);
  useUnsavedGuard(() => isDirty && !leaving.current);

  const close = () => {
    leaving.current = true;
    onClose();
  };
  const attempt = async (checked: Checked, version: Row | null): Promise<void> => {
    try {
      await save(checked, version);
    } catch (error) {
      showIssues(form, error);
      const moved = await look(error);
      return moved ? attempt(checked, moved) : undefined;
    }
    close();
  };
  const saveOver = (version: Row | null) => form.handleSubmit((checked) => attempt(checked, version));
  const keepMine = (row: Row) => {
    settle(row);
    void saveOver(row)();
  };
  const takeTheirs = (row: Row) => {
    form.reset(toValues(row));
    settle(row);
  };
  const newer = theirs && {
    values: toValues(theirs),
    names: differing<object>(form.getValues(), toValues(theirs)) as string[],
    keepMine: () => keepMine(theirs),
    takeTheirs: () => takeTheirs(theirs),
  };
  return {
    form,
    newer,
    close,
    unsaved: isDirty,
    busy: isSubmitting,
    submit: (event: FormEvent) => void saveOver(base)(event),
  };
};
