import { useState } from 'react';
import { type CertificateInput, certificateInput } from '#shared/certificates/contract.ts';
import type { CertificateKind } from '#shared/certificates/kinds.ts';
import { certificatesRoutes } from '#shared/certificates/routes.ts';
import { useCall } from '../../../api/use-call.ts';
import { certificateTexts as texts } from '../../../forms/certificates/texts.ts';
import { FileField } from '../../../forms/file-field.tsx';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { useLeaving } from '../../../forms/use-leaving.ts';
import { showIssues, useShapedForm } from '../../../forms/use-shaped-form.ts';
import { CertificateFields, dueFrom, type Values } from './fields.tsx';

const usual: CertificateKind = 'gas_safety';

const useAdd = (jobId: number, onClose: () => void) => {
  const form = useShapedForm<Values, CertificateInput>(certificateInput, {
    kind: usual,
    title: '',
    number: '',
    nextDue: dueFrom(usual),
  });
  const [file, setFile] = useState<File | null>(null);
  const created = useCall(certificatesRoutes.create, {
    success: texts.saved,
    failure: texts.failed,
  });
  const put = useCall(certificatesRoutes.putFile, { failure: texts.fileFailed });
  const { isLeaving, leave } = useLeaving();
  const save = form.handleSubmit(async (body) => {
    try {
      const { id } = await created.mutateAsync({ params: { id: jobId }, body });
      if (!isLeaving()) {
        leave();
        onClose();
      }
      if (file) put.mutate({ params: { id: jobId, certificateId: id }, file });
    } catch (error) {
      showIssues(form, error);
    }
  });
  return { form, setFile, save: () => void save(), busy: created.isPending };
};

/** Adds a certificate to a job, with its file if there is one. */
export default function AddForm({ jobId, onClose }: { jobId: number; onClose: () => void }) {
  const { form, setFile, save, busy } = useAdd(jobId, onClose);
  const { isDirty } = form.formState;
  return (
    <FormDialog
      title={texts.addTitle}
      action={texts.save}
      busyLabel={texts.saving}
      busy={busy}
      unsaved={isDirty}
      onSave={save}
      onClose={onClose}
    >
      <CertificateFields form={form} onKind={(kind) => form.setValue('nextDue', dueFrom(kind))} />
      <FileField label={texts.file} hint={texts.fileHint} onFile={setFile} />
    </FormDialog>
  );
}
