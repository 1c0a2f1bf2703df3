import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { WrittenKind } from '#shared/certificates/engine/definition.ts';
import { certificatesRoutes } from '#shared/certificates/routes.ts';
import type { Job } from '#shared/jobs/contract.ts';
import { useCall } from '../../../api/use-call.ts';
import { KindField } from '../../../forms/certificates/kind-field.tsx';
import { newCertificate } from '../../../forms/certificates/new-certificate.ts';
import { startTexts as texts } from '../../../forms/certificates/start-texts.ts';
import { FormDialog } from '../../../forms/form-dialog.tsx';

interface Props {
  job: Job;
  siteId: number;
  onClose: () => void;
}

/** Starts a certificate of a job with a known property: a field worker only chooses the kind. */
export default function StartOwn({ job, siteId, onClose }: Props) {
  const [kind, setKind] = useState<WrittenKind>('gas_safety');
  const navigate = useNavigate();
  const open = (id: number) => {
    onClose();
    void navigate(`/certificates?id=${id}`);
  };
  const { mutate, isPending } = useCall(certificatesRoutes.create, {
    success: texts.started,
    failure: texts.failed,
    onSuccess: ({ id }) => open(id),
    onKept: ({ id }) => open(id),
  });
  const start = () => mutate({ params: { id: job.id }, body: newCertificate(kind, siteId) });
  return (
    <FormDialog
      title={texts.title}
      action={texts.action}
      busy={isPending}
      unsaved={false}
      onSave={start}
      onClose={onClose}
    >
      <KindField value={kind} onChange={setKind} />
    </FormDialog>
  );
}
