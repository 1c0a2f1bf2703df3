import { type FormEvent, useRef, useState } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import type * as z from 'zod/mini';
import { useKept, useKeptBefore } from './use-kept.ts';
import { useLeaving } from './use-leaving.ts';
import { showIssues, useShapedForm } from './use-shaped-form.ts';
import { useUnsavedGuard } from './use-unsaved-guard.ts';
import { differing, isWanted, useVersions } from './use-versions.ts';

interface Options<Row, Values extends FieldValues, Checked> {
  /** The draft's name: the form and, for an existing record, its id: `client/12`. */
  keptAs: string;
  shape: z.ZodMiniType<Checked, Values>;
  /** The record to change, or null for a new one. */
  opened: Row | null;
  toValues: (row: Row | null) => DefaultValues<Values>;
  /** Fetches the current record from the server. */
  readNow: () => Promise<Row>;
  /** Sends the form; `base` is the version that it changes. Throws the server's refusal. */
  save: (checked: Checked, base: Row | null) => Promise<unknown>;
  onClose: () => void;
}

/**
 * The behaviour of every record's form: stores drafts, validates and saves, shows the server's issues beside their fields, stays
 * open with its input when saving fails, offers both versions after a change elsewhere, and asks before losing anything.
 */
export const useRecordForm = <
  Row extends { updatedAt: string },
  Values extends FieldValues,
  Checked extends object,
>(
  options: Options<Row, Values, Checked>,
) => {
  const { shape, opened, toValues, readNow, save, onClose } = options;
  const before = useKeptBefore(options.keptAs);
  // A draft continues from the version that it was based on, so that a later change is noticed when saving.
  const begun = (before.kept?.base as Row | null | undefined) ?? opened;
  const form = useShapedForm<Values, Checked>(shape, toValues(begun));
  const { base, theirs, look, settle } = useVersions(begun, { readNow, toValues });
  const { isDirty, isSubmitting } = form.formState;
  const draft = useKept(form, { ...before, base });
  const { isLeaving, leave, stay } = useLeaving();
  const saving = useRef(false);
  const making = useRef<Promise<unknown>>(undefined);
  const [waits, setWaits] = useState(false);
  const giveUp = () => {
    leave();
    draft.drop();
  };
  useUnsavedGuard(() => isDirty && !isLeaving(), { ...draft, drop: giveUp });

  const close = () => {
    giveUp();
    onClose();
  };
  const beginAnew = () => {
    form.reset(toValues(opened));
    if (opened) settle(opened);
  };
  const attempt = async (checked: Checked, version: Row | null): Promise<void> => {
    try {
      await save(checked, version);
    } catch (error) {
      if (isLeaving()) return;
      showIssues(form, error);
      const moved = await look(error, isWanted(shape, checked));
      return moved ? attempt(checked, moved) : undefined;
    }
    if (!isLeaving()) close();
  };
  /** If Save is pressed while a field is still creating its record, it is saved afterwards. */
  const made = async (): Promise<void> => {
    if (!making.current) return;
    setWaits(true);
    await making.current;
    setWaits(false);
  };
  /** Ignores a second press before the first has rendered. */
  const saveOver = async (version: Row | null, event?: FormEvent) => {
    event?.preventDefault();
    const fields = event?.currentTarget;
    if (saving.current) return;
    saving.current = true;
    stay();
    try {
      await made();
      if (isLeaving()) return;
      await form.handleSubmit((checked) => attempt(checked, version))(event);
      // The library focuses in the order of registering, in which a combobox comes after the plain fields below it.
      setTimeout(() => fields?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
    } finally {
      saving.current = false;
    }
  };
  const keepMine = (row: Row) => {
    settle(row);
    void saveOver(row);
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
    draft: { ...draft, beginAnew },
    unsaved: isDirty,
    busy: isSubmitting || waits,
    waitFor: (one: Promise<unknown>) => {
      making.current = one;
    },
    submit: (event: FormEvent) => void saveOver(base, event),
  };
};
