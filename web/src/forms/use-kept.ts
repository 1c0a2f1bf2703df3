import { useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { rememberingIn } from '../api/lost-reply.ts';
import { onTaken } from '../api/taken.ts';
import { useSignedInUser } from '../api/user.ts';
import { dropKept, dropOldKept, type Kept, keptKey, memoryOf, readKept, writeKept } from './kept.ts';

/** What was typed into a form before and never saved; `form` names the form and its record: `client/12`, `client` for a new one. */
export const useKeptBefore = (form: string): { key: string; kept: Kept | null } => {
  const { id } = useSignedInUser();
  const [before] = useState(() => {
    dropOldKept();
    const key = keptKey(id, form);
    return { key, kept: readKept(key) };
  });
  return before;
};

const isTouched = (dirty: unknown): boolean =>
  dirty === true || (typeof dirty === 'object' && dirty !== null && Object.values(dirty).some(isTouched));

const typedOf = (values: object, dirty: object, never: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([name]) => isTouched((dirty as Record<string, unknown>)[name]) && !never.includes(name),
    ),
  );

interface Options {
  key: string;
  kept: Kept | null;
  /** The version of the record that the form changes. */
  base?: unknown;
  /** Fields that are never kept: a password. */
  never?: readonly string[];
  /** It is a draft although nothing was typed: it has a picture. */
  isDraft?: boolean;
}

const none: readonly string[] = [];

/**
 * Keeps what is typed on this device at once, so that a dead session, a closed tab or a crash loses none of it, and shows
 * it again when the form is opened. Saving drops it; so does `drop`, after which nothing more is kept.
 */
export const useKept = <Values extends FieldValues, Checked>(
  form: UseFormReturn<Values, unknown, Checked>,
  { key, kept, base = null, never = none, isDraft = false }: Options,
) => {
  const [isKept, setKept] = useState(kept !== null);
  const [isOld, setOld] = useState(kept !== null);
  const [memory] = useState(() => memoryOf(key, kept, isDraft));
  const over = useRef(false);
  const baseNow = useRef(base);
  useEffect(() => {
    baseNow.current = base;
  }, [base]);
  useEffect(() => {
    if (kept) form.reset({ ...form.getValues(), ...kept.values }, { keepDefaultValues: true });
  }, [form, kept]);
  useEffect(() => {
    return form.subscribe({
      formState: { values: true, dirtyFields: true },
      callback: ({ values, dirtyFields = {} }) => {
        if (over.current) return;
        const typed = typedOf(values, dirtyFields, never);
        if (Object.keys(typed).length > 0)
          return setKept(writeKept(key, baseNow.current, typed, memory.tries));
        dropKept(key);
        setKept(false);
        setOld(false);
      },
    });
  }, [form, key, never, memory]);
  const { isSubmitting } = form.formState;
  // Lists are asked for again before a form closes. Whoever loads the page anew meanwhile must not find as a draft what is saved.
  useEffect(() => {
    if (isSubmitting) return onTaken(() => dropKept(key));
  }, [isSubmitting, key]);
  /** What is typed from now on is another thing. */
  const forget = () => memory.tries.clear();
  const drop = () => {
    over.current = true;
    forget();
    dropKept(key);
  };
  /** Saves: what it tried, should its answer be lost, comes back with what was typed. Not for a form of secrets. */
  const saving = <T>(save: () => Promise<T>) => rememberingIn(memory, save);
  return { isKept, isOld, drop, saving, forget };
};
