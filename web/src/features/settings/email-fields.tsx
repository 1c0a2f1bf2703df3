import { Controller } from 'react-hook-form';
import { smtpPorts } from '#shared/settings/mail-account.ts';
import { type EmailSettings, emailServices } from '#shared/settings/shown.ts';
import { Field } from '../../components/field.tsx';
import { Segmented } from '../../components/segmented.tsx';
import { Select } from '../../components/select.tsx';
import { TextInput } from '../../components/text-input.tsx';
import { isSameAccount } from './email-values.ts';
import { texts } from './texts.ts';
import type { EmailForm } from './use-email-form.ts';

const services = emailServices.map((value) => ({ value, label: texts.services[value] }));
const ports = smtpPorts.map((port) => ({ value: String(port), label: String(port) }));

interface Props {
  form: EmailForm;
  /** The saved settings. */
  kept: EmailSettings;
}

export function EmailFields({ form, kept }: Props) {
  const { register, control, formState } = form;
  const { errors } = formState;
  const service = form.watch('emailService');
  return (
    <div className="grid content-start gap-4 sm:grid-cols-2">
      <Controller
        control={control}
        name="emailService"
        render={({ field }) => (
          <div className="grid gap-1.5 sm:col-span-2">
            <p aria-hidden className="font-strong">
              {texts.service}
            </p>
            <Segmented
              label={texts.service}
              value={field.value}
              segments={services}
              onChange={(chosen) => {
                // Hidden fields must not block saving.
                form.resetField('smtpHost');
                field.onChange(chosen);
              }}
              className="sm:w-fit"
            />
          </div>
        )}
      />
      <Field label={texts.emailUser} required error={errors.emailUser?.message} className="sm:col-span-2">
        <TextInput {...register('emailUser')} type="email" autoComplete="email" spellCheck={false} />
      </Field>
      <PasswordField form={form} kept={kept} />
      {service === 'smtp' && (
        <>
          <Field label={texts.smtpHost} required error={errors.smtpHost?.message}>
            <TextInput
              {...register('smtpHost')}
              inputMode="url"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              placeholder="smtp.example.com"
            />
          </Field>
          <Field label={texts.smtpPort} required error={errors.smtpPort?.message}>
            <Select {...register('smtpPort', { setValueAs: Number })} options={ports} />
          </Field>
        </>
      )}
    </div>
  );
}

/** Write-only: the saved password is never shown, only that there is one. */
function PasswordField({ form, kept }: Props) {
  const { errors } = form.formState;
  const account = form.watch();
  const service = account.emailService;
  const isKept = kept.hasEmailPass && isSameAccount(account, kept);
  const hint = isKept ? texts.passKept : texts.passHints[service];
  return (
    <Field
      label={texts.passLabels[service]}
      required={!isKept}
      hint={kept.hasEmailPass && !isKept ? `${texts.passDropped} ${hint}` : hint}
      error={errors.emailPass?.message}
      className="sm:col-span-2"
    >
      <TextInput
        {...form.register('emailPass')}
        type="password"
        autoComplete="off"
        placeholder={isKept ? '••••••••••••' : ''}
        enterKeyHint="go"
      />
    </Field>
  );
}
