import { useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { onTaken } from '../api/taken.ts';
import { useSignedInUser } from '../api/user.ts';
import { dropKept, dropOldKept, type Kept, keptKey, readKept, writeKept } from '../store/kept-forms.ts';

/** A form's draft; `form` names the form and its record: `client/12`, `client` for a new one. */
export const useKeptBefore = (form: string): { key: string; kept: Kept | null } => {
  const user = useSignedInUser();
  const [before] = useState(() => {
    dropOldKept();
    const key = keptKey(user, form);
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
  /** Fields that are never stored, such as a password. */
  never?: readonly string[];
}

const none: readonly string[] = [];

/**
 * Stores input on this device as it is typed, so that an expired session, a closed tab or a crash loses nothing, and restores it
 * when the form opens. Saving drops it; so does `drop`, after which nothing more is stored.
 */
export const useKept = <Values extends FieldValues, Checked>(
  form: UseFormReturn<Values, unknown, Checked>,
  { key, kept, base = null, never = none }: Options,
) => {
  const [isKept, setKept] = useState(kept !== null);
  const [isOld, setOld] = useState(kept !== null);
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
        if (Object.keys(typed).length > 0) return setKept(writeKept(key, baseNow.current, typed));
        dropKept(key);
        setKept(false);
        setOld(false);
      },
    });
  }, [form, key, never]);
  const { isSubmitting } = form.formState;
  // Lists refetch before a form closes. A page load meanwhile must not restore as a draft what has been saved.
  useEffect(() => {
    if (isSubmitting) return onTaken(() => dropKept(key));
  }, [isSubmitting, key]);
  const drop = () => {
    over.current = true;
    dropKept(key);
  };
  return { isKept, isOld, drop };
};
