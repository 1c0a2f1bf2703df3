import { zodResolver } from '@hookform/resolvers/zod';
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import type * as z from 'zod/mini';
import { ApiError } from '../store/api-error.ts';
import './plain-messages.ts';

/**
 * A form over one of the shared shapes. It is checked on submit and, from then on, on every change; the first field
 * with an error gets the focus.
 */
export const useShapedForm = <Values extends FieldValues, Checked>(
  shape: z.ZodMiniType<Checked, Values>,
  defaultValues: DefaultValues<Values>,
  /** What is wrong with the fields from the start; always the same object. */
  errors?: FieldErrors<Values>,
): UseFormReturn<Values, unknown, Checked> =>
  useForm<Values, unknown, Checked>({
    resolver: zodResolver(shape),
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    defaultValues,
    ...(errors && { errors }),
  });

/** Shows what was saved. What was typed since `sent` was taken from the form stays, as not saved yet. */
export const showSaved = <Values extends FieldValues, Checked>(
  form: UseFormReturn<Values, unknown, Checked>,
  sent: Values,
  saved: Values,
): void => {
  const now = { ...form.getValues() };
  form.reset(saved);
  for (const name of Object.keys(now) as Path<Values>[])
    if (!Object.is(now[name], sent[name])) form.setValue(name, now[name], { shouldDirty: true });
};

/** Puts the server's issues beside the fields they are about. */
export const showIssues = <Values extends FieldValues>(
  form: UseFormReturn<Values, unknown, unknown>,
  error: unknown,
): void => {
  if (!(error instanceof ApiError)) return;
  for (const issue of error.issues) {
    form.setError(issue.path as Path<Values>, { message: issue.message }, { shouldFocus: true });
  }
};
