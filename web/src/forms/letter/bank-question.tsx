import { useQueryClient } from '@tanstack/react-query';
import { Landmark } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { authRoutes } from '#shared/auth/contract.ts';
import { businessInput } from '#shared/settings/business.ts';
import { businessName } from '#shared/settings/business-name.ts';
import { settingsRoutes } from '#shared/settings/contract.ts';
import { useCall } from '../../api/use-call.ts';
import { useSignedInUser } from '../../api/user.ts';
import { Button } from '../../components/button.tsx';
import { Field } from '../../components/field.tsx';
import { TextInput } from '../../components/text-input.tsx';
import { businessLabels as labels } from '../business-texts.ts';
import { putBusiness } from '../use-business-form.ts';
import { showIssues, useShapedForm } from '../use-shaped-form.ts';
import { letterTexts as texts } from './texts.ts';

/** Asks where to pay before the first letter that asks to be paid; not where an account is known. */
export function BankQuestion() {
  const user = useSignedInUser();
  return user.business.accountNumber ? null : (
    <Question name={user.business.accountName ?? businessName(user)} />
  );
}

const useBankForm = (accountName: string) => {
  const cache = useQueryClient();
  const form = useShapedForm(businessInput, { accountName, sortCode: '', accountNumber: '' });
  const { mutateAsync, isPending } = useCall(settingsRoutes.updateBusiness, {
    failure: 'Failed to update business details',
    refresh: [authRoutes.user.path],
    onSuccess: (saved) => putBusiness(cache, saved),
  });
  const save = form.handleSubmit(({ accountName: name, sortCode, accountNumber }) =>
    mutateAsync({ body: { accountName: name, sortCode, accountNumber } }).catch((error: unknown) =>
      showIssues(form, error),
    ),
  );
  return { form, save: () => void save(), isPending };
};

function Question({ name }: { name: string }) {
  const { form, save, isPending } = useBankForm(name);
  const { register, formState } = form;
  const { errors } = formState;
  // It stands in the letter's form, which Enter must not send from here.
  const saveByEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    save();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a form cannot stand in another, and a fieldset's legend cannot stand beside an icon.
    <div
      role="group"
      aria-label={texts.noBank}
      onKeyDown={saveByEnter}
      className="grid gap-2 rounded-card bg-warning p-3 text-on-warning"
    >
      <p className="flex gap-2 font-strong">
        <Landmark aria-hidden className="size-5 shrink-0" />
        {texts.noBank}
      </p>
      <p className="text-small">{texts.noBankHint}</p>
      <Field label={labels.accountName} required error={errors.accountName?.message}>
        <TextInput {...register('accountName')} autoComplete="off" />
      </Field>
      <div className="grid grid-cols-2 gap-2">
        <Field label={labels.sortCode} required error={errors.sortCode?.message}>
          <TextInput
            {...register('sortCode')}
            inputMode="numeric"
            autoComplete="off"
            placeholder="12-34-56"
          />
        </Field>
        <Field label={labels.accountNumber} required error={errors.accountNumber?.message}>
          <TextInput {...register('accountNumber')} inputMode="numeric" autoComplete="off" />
        </Field>
      </div>
      <Button
        variant="secondary"
        needsConnection
        busy={isPending}
        onClick={save}
        className="justify-self-start"
      >
        {texts.saveBank}
      </Button>
    </div>
  );
}
