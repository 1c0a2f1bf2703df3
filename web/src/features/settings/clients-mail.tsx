import { useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import type { User } from '#shared/auth/user.ts';
import { type ReviewsInput, reviewsInput } from '#shared/settings/optional-mail.ts';
import { settingsRoutes } from '#shared/settings/routes.ts';
import { useCall } from '../../api/use-call.ts';
import { putUser, useSignedInUser } from '../../api/user.ts';
import { Button } from '../../components/button.tsx';
import { Field } from '../../components/field.tsx';
import { Switch } from '../../components/switch.tsx';
import { TextInput } from '../../components/text-input.tsx';
import { showIssues, useShapedForm } from '../../forms/use-shaped-form.ts';
import { clientsMailTexts as texts } from './clients-mail-texts.ts';
import { Dues } from './dues/dues.tsx';

/** Emails that clients may get besides their documents: each is off by default. */
export function ClientsMail() {
  const { reviewUrl } = useSignedInUser();
  return (
    <div className="grid divide-y divide-line">
      <ReviewAddress key={reviewUrl} reviewUrl={reviewUrl} />
      <Appointments />
      <Dues />
    </div>
  );
}

function ReviewAddress({ reviewUrl }: Pick<User, 'reviewUrl'>) {
  const cache = useQueryClient();
  const form = useShapedForm<z.input<typeof reviewsInput>, ReviewsInput>(reviewsInput, {
    reviewUrl: reviewUrl ?? '',
  });
  const { mutateAsync, isPending } = useCall(settingsRoutes.updateReviews, {
    success: texts.saved,
    failure: texts.failed,
    onSuccess: (saved) => putUser(cache, saved),
  });
  const save = form.handleSubmit((body) =>
    mutateAsync({ body }).catch((error: unknown) => showIssues(form, error)),
  );
  return (
    <form noValidate onSubmit={(event) => void save(event)} className="grid gap-4 p-4 lg:p-5">
      <Field label={texts.reviewUrl} hint={texts.reviewHint} error={form.formState.errors.reviewUrl?.message}>
        <TextInput {...form.register('reviewUrl')} type="url" inputMode="url" autoComplete="off" />
      </Field>
      <Button
        type="submit"
        variant="secondary"
        busy={isPending}
        busyLabel={texts.saving}
        className="sm:justify-self-start"
      >
        {texts.save}
      </Button>
    </form>
  );
}

function Appointments() {
  const { appointmentsOn } = useSignedInUser();
  const { mutate, isPending } = useCall(settingsRoutes.updateAppointments, {
    failure: texts.appointmentsFailed,
  });
  return (
    <div className="p-4 lg:p-5">
      <Switch
        label={texts.appointments}
        hint={texts.appointmentsHint}
        checked={appointmentsOn}
        disabled={isPending}
        onChange={(on) => mutate({ body: { appointmentsOn: on } })}
      />
    </div>
  );
}
