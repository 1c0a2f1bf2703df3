import { useState } from 'react';
import { wrongReason } from '#shared/time/reason.ts';
import { timeRoutes } from '#shared/time/routes.ts';
import type { Week } from '#shared/time/shown.ts';
import { useCall } from '../../api/use-call.ts';
import { FormDialog } from '../form-dialog.tsx';
import { ReasonField } from './reason-field.tsx';
import { timeTexts as texts } from './texts.ts';

/** Reopens a week, with a reason. */
export default function ReopenForm({ week, onClose }: { week: Week; onClose: () => void }) {
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const { mutate, isPending } = useCall(timeRoutes.reopen, {
    success: texts.reopened,
    failure: texts.reopenFailed,
    onSuccess: onClose,
  });
  const save = () => {
    const wrong = wrongReason(reason);
    setError(wrong);
    if (wrong) return;
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
      <ReasonField label={texts.reopenReason} error={error} value={reason} onChange={setReason} />
    </FormDialog>
  );
}
