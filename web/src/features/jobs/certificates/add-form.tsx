import { useState } from 'react';
import {
  type CertificateInput,
  certificateInput,
  certificatesRoutes,
} from '#shared/certificates/contract.ts';
import type { CertificateKind } from '#shared/certificates/kinds.ts';
import { useCall } from '../../../api/use-call.ts';
import { Button } from '../../../components/button.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { SheetBody, SheetFooter } from '../../../components/sheet.tsx';
import { certificatePaths } from '../../../data/certificates.ts';
import { certificateTexts as texts } from '../../../forms/certificate/texts.ts';
import { FileField } from '../../../forms/file-field.tsx';
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
    refresh: certificatePaths,
  });
  const put = useCall(certificatesRoutes.putFile, { failure: texts.fileFailed, refresh: certificatePaths });
  const save = form.handleSubmit(async (body) => {
    try {
      const { id } = await created.mutateAsync({ params: { id: jobId }, body });
      onClose();
      if (file) put.mutate({ params: { id: jobId, certificateId: id }, file });
    } catch (error) {
      showIssues(form, error);
    }
  });
  return { form, setFile, save: () => void save(), busy: created.isPending };
};

/** Adds a certificate to a job, with its file where there is one. */
export default function AddForm({ jobId, onClose }: { jobId: number; onClose: () => void }) {
  const { form, setFile, save, busy } = useAdd(jobId, onClose);
  const { isDirty } = form.formState;
  return (
    <Dialog open onClose={onClose} unsaved={isDirty} title={texts.addTitle}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
        className="flex min-h-0 flex-1 flex-col"
      >
        <SheetBody className="grid content-start gap-4 sm:grid-cols-2">
          <CertificateFields form={form} onKind={(kind) => form.setValue('nextDue', dueFrom(kind))} />
          <FileField label={texts.file} hint={texts.fileHint} onFile={setFile} />
        </SheetBody>
        <SheetFooter>
          <Button type="submit" busy={busy} busyLabel={texts.saving}>
            {texts.save}
          </Button>
        </SheetFooter>
      </form>
    </Dialog>
  );
}
