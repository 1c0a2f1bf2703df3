import { useState } from 'react';
import type { User } from '#shared/auth/user.ts';
import { textLimits } from '#shared/limits.ts';
import { reminderSteps } from '#shared/reminders/steps.ts';
import { settingsRoutes } from '#shared/settings/routes.ts';
import { counted } from '#shared/words.ts';
import { useCall } from '../../api/use-call.ts';
import { useSignedInUser } from '../../api/user.ts';
import { Field } from '../../components/field.tsx';
import { Switch } from '../../components/switch.tsx';
import { TextArea } from '../../components/text-area.tsx';
import { DayChoice } from './day-choice.tsx';
import { SectionForm } from './section-form.tsx';

const texts = {
  label: 'Remind clients of overdue invoices',
  hint: 'We email at 9am on the days you choose, until it’s paid.',
  days: 'Days overdue',
  day: (days: number) => counted(days, 'day'),
  noDay: 'Choose at least one day, or turn reminders off',
  words: 'Your message',
  wordsHint: 'It follows what’s owed and when it was due. Leave it blank to use ours.',
  usual: 'If you have already paid, thank you. Please ignore this email...',
  save: 'Save Reminders',
  saved: { title: 'Success', description: 'Reminders saved' },
  failed: 'Failed to update automatic reminders',
} as const;

/** Whether overdue invoices are reminded of every morning, saved immediately; days and texts have a Save button. */
export function ReminderSettings() {
  const user = useSignedInUser();
  const { remindersOn } = user;
  const { mutate, isPending } = useCall(settingsRoutes.updateReminders, {
    failure: texts.failed,
  });
  return (
    <>
      <div className="p-4 pb-0 lg:p-5 lg:pb-0">
        <Switch
          label={texts.label}
          hint={texts.hint}
          checked={remindersOn}
          disabled={isPending}
          onChange={(on) => mutate({ body: { remindersOn: on } })}
        />
      </div>
      <Rules key={JSON.stringify([user.reminderDays, user.reminderWords])} user={user} />
    </>
  );
}

const useRules = ({ remindersOn, reminderDays, reminderWords }: User) => {
  const kept = { reminderDays: [...reminderDays], reminderWords: reminderWords ?? '' };
  const [values, setValues] = useState(kept);
  const { mutateAsync, isPending } = useCall(settingsRoutes.updateReminders, {
    success: texts.saved,
    failure: texts.failed,
  });
  const [isRefused, setRefused] = useState(false);
  const save = async (): Promise<boolean> => {
    setRefused(values.reminderDays.length === 0);
    if (values.reminderDays.length === 0) return false;
    const body = { remindersOn, ...values, reminderWords: values.reminderWords.trim() || null };
    return mutateAsync({ body }).then(
      () => true,
      () => false,
    );
  };
  return {
    ...{ values, isPending, isRefused, save },
    set: (more: Partial<typeof kept>) => setValues({ ...values, ...more }),
    discard: () => setValues(kept),
    isUnsaved: JSON.stringify(values) !== JSON.stringify(kept),
  };
};

function Rules({ user }: { user: User }) {
  const { values, set, isRefused, isPending, ...form } = useRules(user);
  const { reminderDays: days, reminderWords } = values;
  return (
    <SectionForm id="reminders" label={texts.save} busy={isPending} {...form}>
      <DayChoice
        legend={texts.days}
        days={reminderSteps}
        chosen={days}
        label={texts.day}
        error={isRefused ? texts.noDay : undefined}
        className="grid-cols-2 sm:grid-cols-4"
        onChoose={(reminderDays) => set({ reminderDays })}
      />
      <Field label={texts.words} hint={texts.wordsHint}>
        <TextArea
          rows={4}
          maxLength={textLimits.longText}
          value={reminderWords}
          placeholder={texts.usual}
          onChange={({ target }) => set({ reminderWords: target.value })}
        />
      </Field>
    </SectionForm>
  );
}
