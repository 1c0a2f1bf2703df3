import { useQueryClient } from '@tanstack/react-query';
import Landmark from 'lucide-react/icons/landmark';
import { businessInput } from '#shared/settings/business.ts';
import { businessName } from '#shared/settings/business-name.ts';
import { settingsRoutes } from '#shared/settings/routes.ts';
import { useCall } from '../../api/use-call.ts';
import { useSignedInUser } from '../../api/user.ts';
import { Field } from '../../components/field.tsx';
import { TextInput } from '../../components/text-input.tsx';
import { businessLabels as labels } from '../business-texts.ts';
import { putBusiness } from '../use-business-form.ts';
import { useKept, useKeptBefore } from '../use-kept.ts';
import { showIssues, useShapedForm } from '../use-shaped-form.ts';
import { letterTexts as texts } from './texts.ts';

/** Thrown if the typed details are invalid; the fields say why. */
class NotSaved extends Error {}

/**
 * Asks for the bank details in the first email that asks to be paid. `save` is part of sending: it saves what was typed, does
 * nothing if nothing was, and throws if the email would be sent without it. Until then it is kept on the device: every email that
 * asks for them goes on where the last one was closed.
 */
export const useBankDetails = (asksForMoney = true) => {
  const cache = useQueryClient();
  const user = useSignedInUser();
  const { accountName, accountNumber } = user.business;
  const isAsked = asksForMoney && !accountNumber;
  const { key, kept } = useKeptBefore('bank');
  const form = useShapedForm(businessInput, {
    accountName: accountName ?? businessName(user),
    sortCode: '',
    accountNumber: '',
  });
  const { drop } = useKept(form, { key, kept: isAsked ? kept : null });
  const { mutateAsync } = useCall(settingsRoutes.updateBusiness, {
    failure: 'Failed to update business details',
    onSuccess: (saved) => putBusiness(cache, saved),
  });
  const save = async (): Promise<void> => {
    if (!isAsked) return;
    const typed = form.getValues();
    const numbers = (['sortCode', 'accountNumber'] as const).filter((name) => typed[name]?.trim());
    if (numbers.length === 0) return;
    let saved = false;
    await form.handleSubmit(async ({ accountName: name, sortCode, accountNumber: number }) => {
      if (!sortCode || !number) {
        form.setError(
          sortCode ? 'accountNumber' : 'sortCode',
          { message: texts.bothNumbers },
          { shouldFocus: true },
        );
        return;
      }
      try {
        await mutateAsync({ body: { accountName: name, sortCode, accountNumber: number } });
        saved = true;
        drop();
      } catch (error) {
        showIssues(form, error);
      }
    })();
    if (!saved) throw new NotSaved();
  };
  return { form, save, isAsked };
};

/** Its fields, if no account is known. */
export function BankQuestion({ form }: Pick<ReturnType<typeof useBankDetails>, 'form'>) {
  const { register, formState } = form;
  const { errors } = formState;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot stand beside an icon.
    <div
      role="group"
      aria-label={texts.noBank}
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
      <div className="grid grid-cols-[minmax(0,1fr)] gap-2 min-[20rem]:grid-cols-2">
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
    </div>
  );
}
