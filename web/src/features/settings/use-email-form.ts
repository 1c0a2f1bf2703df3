import { useQueryClient } from '@tanstack/react-query';
import { type EmailInput, emailInput } from '#shared/settings/mail-account.ts';
import { settingsRoutes } from '#shared/settings/routes.ts';
import { useCall } from '../../api/use-call.ts';
import { putUser, useSignedInUser } from '../../api/user.ts';
import { useKept, useKeptBefore } from '../../forms/use-kept.ts';
import { showIssues, showSaved, useShapedForm } from '../../forms/use-shaped-form.ts';
import { type EmailValues, toSend, valuesOf } from './email-values.ts';
import { texts } from './texts.ts';

const secrets = ['emailPass'] as const;

/** The email account's form: saving, and sending a test, which saves unsaved changes first. */
export const useEmailForm = () => {
  const cache = useQueryClient();
  const kept = useSignedInUser();
  const form = useShapedForm<EmailValues, EmailInput>(emailInput, valuesOf(kept));
  const draft = useKept(form, { ...useKeptBefore('settings/email'), never: secrets });
  const update = useCall(settingsRoutes.updateEmail, {
    success: texts.emailSaved,
    failure: texts.emailFailed,
  });
  const { mutate: sendTest, isPending: testing } = useCall(settingsRoutes.testEmail, {
    success: texts.tested,
    failure: texts.testFailed,
  });

  const send = async (values: EmailInput): Promise<boolean> => {
    const sent = { ...form.getValues() };
    try {
      const saved = await update.mutateAsync({ body: toSend(values) });
      putUser(cache, saved);
      showSaved(form, sent, valuesOf(saved));
      return true;
    } catch (error) {
      showIssues(form, error);
      return false;
    }
  };
  const save = async (): Promise<boolean> => {
    let saved = false;
    await form.handleSubmit(async (values) => {
      saved = await send(values);
    })();
    return saved;
  };
  const saveAndTest = async () => {
    if (await save()) sendTest({});
  };
  return {
    form,
    kept,
    draft: { ...draft, beginAnew: () => form.reset(valuesOf(kept)) },
    save,
    test: () => (form.formState.isDirty ? void saveAndTest() : sendTest({})),
    saving: update.isPending,
    testing,
  };
};

export type EmailForm = ReturnType<typeof useEmailForm>['form'];
