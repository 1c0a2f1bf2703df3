import { useState } from 'react';
import { timeRoutes } from '#shared/time/routes.ts';
import type { Week } from '#shared/time/shown.ts';
import { useCall } from '../../api/use-call.ts';
import { Field } from '../../components/field.tsx';
import { TextInput } from '../../components/text-input.tsx';
import { FormDialog } from '../form-dialog.tsx';
import { timeTexts as texts } from './texts.ts';

/** Reopens a week, with a reason. */
export function ReopenForm({ week, onClose }: { week: Week; onClose: () => void }) {
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const { mutate, isPending } = useCall(timeRoutes.reopen, {
    success: texts.reopened,
    failure: texts.reopenFailed,
    refresh: [timeRoutes.week.path],
    onSuccess: onClose,
  });
  const save = () => {
    const isShort = reason.trim().length < 3;
    setError(isShort ? texts.needsReason : undefined);
    if (isShort) return;
    const { monday, employeeId } = week;
    mutate({ params: { monday, employeeId: String(employeeId) }, body: { reason: reason.trim() } });
  };
  return (
    <FormDialog
      title={texts.reopenTitle}
      action={texts.reopen}
      busy={isPending}
      unsaved={reason !== ''}
      onSave={save}
      onClose={onClose}
    >
      <Field label={texts.reopenReason} required error={error} className="sm:col-span-2">
        <TextInput
          maxLength={200}
          enterKeyHint="done"
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </Field>
    </FormDialog>
  );
}
