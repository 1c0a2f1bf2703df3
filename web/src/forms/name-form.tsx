import { useQueryClient } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import type * as z from 'zod/mini';
import type { User } from '#shared/auth/user.ts';
import { type ProfileInput, profileInput } from '#shared/settings/contract.ts';
import { settingsRoutes } from '#shared/settings/routes.ts';
import { useCall } from '../api/use-call.ts';
import { putUser } from '../api/user.ts';
import { Button } from '../components/button.tsx';
import { Field, FieldPair } from '../components/field.tsx';
import { TextInput } from '../components/text-input.tsx';
import { useKept, useKeptBefore } from './use-kept.ts';
import { showIssues, useShapedForm } from './use-shaped-form.ts';

const texts = {
  firstName: 'First Name',
  lastName: 'Last Name',
  save: 'Save Name',
  saving: 'Saving...',
  failed: 'Failed to save your name',
};

type Values = z.input<typeof profileInput>;

const useNameForm = ({ firstName, lastName }: User, onSaved?: () => void) => {
  const cache = useQueryClient();
  const form = useShapedForm<Values, ProfileInput>(profileInput, {
    firstName: firstName ?? '',
    lastName: lastName ?? '',
  });
  const draft = useKept(form, useKeptBefore('settings/name'));
  const { mutateAsync } = useCall(settingsRoutes.updateProfile, {
    failure: texts.failed,
    onSuccess: (saved) => {
      draft.drop();
      putUser(cache, saved);
      onSaved?.();
    },
    onKept: () => {
      draft.drop();
      onSaved?.();
    },
  });
  const save = (body: ProfileInput) =>
    mutateAsync({ body }).then(
      () => undefined,
      (error: unknown) => showIssues(form, error),
    );
  return { form, submit: (event: FormEvent) => void form.handleSubmit(save)(event) };
};

/** Asks for the user's name. */
export function NameForm({ user, onSaved }: { user: User; onSaved?: () => void }) {
  const { form, submit } = useNameForm(user, onSaved);
  const { errors, isSubmitting } = form.formState;
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <FieldPair>
        <Field label={texts.firstName} required error={errors.firstName?.message}>
          <TextInput autoComplete="given-name" {...form.register('firstName')} />
        </Field>
        <Field label={texts.lastName} error={errors.lastName?.message}>
          <TextInput autoComplete="family-name" enterKeyHint="done" {...form.register('lastName')} />
        </Field>
      </FieldPair>
      <Button type="submit" busy={isSubmitting} busyLabel={texts.saving} className="justify-self-start">
        {texts.save}
      </Button>
    </form>
  );
}
