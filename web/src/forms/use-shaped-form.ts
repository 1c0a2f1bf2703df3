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

/** A form over a shared schema, validated on submit and then on every change; the first field with an error is focused. */
export const useShapedForm = <Values extends FieldValues, Checked>(
  shape: z.ZodMiniType<Checked, Values>,
  defaultValues: DefaultValues<Values>,
  /** Initial errors; always the same object. */
  errors?: FieldErrors<Values>,
): UseFormReturn<Values, unknown, Checked> =>
  useForm<Values, unknown, Checked>({
    resolver: zodResolver(shape),
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    defaultValues,
    ...(errors && { errors }),
  });

/** Shows the saved values. Input newer than `sent` stays, as unsaved. */
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

/** Shows the server's issues beside their fields. */
export const showIssues = <Values extends FieldValues>(
  form: UseFormReturn<Values, unknown, unknown>,
  error: unknown,
): void => {
  if (!(error instanceof ApiError)) return;
  for (const issue of error.issues) {
    form.setError(issue.path as Path<Values>, { message: issue.message }, { shouldFocus: true });
  }
};
