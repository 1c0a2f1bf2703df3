import { useState } from 'react';
import type { CertificateRow } from '#shared/certificates/contract.ts';
import { certificatesRoutes } from '#shared/certificates/routes.ts';
import { useCall } from '../../api/use-call.ts';
import { Field } from '../../components/field.tsx';
import { TextArea } from '../../components/text-area.tsx';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { texts } from './texts.ts';
import type { Unissued } from './unissued.ts';

interface ReasonProps {
  title: string;
  hint: string;
  label: string;
  action: string;
  certificate: CertificateRow;
  busy: boolean;
  onSave: (input: { params: { id: number; certificateId: number }; body: { reason: string } }) => void;
  onClose: () => void;
}

function ReasonDialog({ title, hint, label, action, certificate, busy, onSave, onClose }: ReasonProps) {
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const save = () => {
    setTried(true);
    const params = { id: certificate.jobId, certificateId: certificate.id };
    if (reason.trim()) onSave({ params, body: { reason: reason.trim() } });
  };
  const error = isTried && !reason.trim() ? 'Required' : undefined;
  return (
    <FormDialog
      title={title}
      action={action}
      busy={busy}
      unsaved={reason !== ''}
      onSave={save}
      onClose={onClose}
    >
      <p className="text-muted sm:col-span-2">{hint}</p>
      <Field label={label} required error={error} className="sm:col-span-2">
        <TextArea value={reason} onChange={({ target }) => setReason(target.value)} />
      </Field>
    </FormDialog>
  );
}

interface AmendProps {
  certificate: CertificateRow;
  onClose: () => void;
}

interface CorrectProps extends AmendProps {
  /** Input that arrived too late, for the new version. */
  unissued: Unissued | undefined;
  onOpen: (id: number) => void;
}

/** Starts a new version and opens it. */
export function Correct({ certificate, unissued, onOpen, onClose }: CorrectProps) {
  const goTo = ({ id }: { id: number }) => {
    onClose();
    onOpen(id);
    void unissued?.putInto({ id, jobId: certificate.jobId });
  };
  const { mutate, isPending } = useCall(certificatesRoutes.correct, {
    success: texts.corrected,
    failure: texts.correctFailed,
    onSuccess: goTo,
    onKept: goTo,
  });
  return (
    <ReasonDialog
      {...texts.correctSheet}
      certificate={certificate}
      busy={isPending}
      onSave={mutate}
      onClose={onClose}
    />
  );
}

/** Withdraws an issued certificate. */
export function Withdraw({ certificate, onClose }: AmendProps) {
  const { mutate, isPending } = useCall(certificatesRoutes.withdraw, {
    success: texts.withdrawn,
    failure: texts.withdrawFailed,
    onSuccess: onClose,
    onKept: onClose,
  });
  return (
    <ReasonDialog
      {...texts.withdrawSheet}
      certificate={certificate}
      busy={isPending}
      onSave={mutate}
      onClose={onClose}
    />
  );
}
