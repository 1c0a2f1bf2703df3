import { type Certificate, type CertificateInput, certificateInput } from '#shared/certificates/contract.ts';
import { certificateName, certificateNames } from '#shared/certificates/kinds.ts';
import { certificatesRoutes } from '#shared/certificates/routes.ts';
import { formatDate } from '#shared/dates.ts';
import { call } from '../../../api/call.ts';
import { useCall } from '../../../api/use-call.ts';
import { certificateTexts as texts } from '../../../forms/certificates/texts.ts';
import { RecordDialog } from '../../../forms/record-dialog.tsx';
import { useRecordForm } from '../../../forms/use-record-form.ts';
import { madeOn } from '../../../store/made-on.ts';
import { CertificateFields, type Values } from './fields.tsx';

const labels = { kind: texts.kind, title: texts.name, number: texts.number, nextDue: texts.nextDue };

const readable = (name: keyof typeof labels, value: unknown): string => {
  if (name === 'kind') return certificateNames[value as Certificate['kind']];
  return name === 'nextDue' ? formatDate(String(value)) : String(value);
};

const valuesOf = (certificate: Certificate | null): Values => ({
  kind: certificate?.kind ?? 'other',
  title: certificate?.title ?? '',
  number: certificate?.number ?? '',
  nextDue: certificate?.nextDue ?? '',
});

const useEdit = (certificate: Certificate, onClose: () => void) => {
  const { id: certificateId, jobId: id } = certificate;
  const { mutateAsync } = useCall(certificatesRoutes.update, {
    success: texts.saved,
    failure: texts.failed,
  });
  return useRecordForm<Certificate, Values, CertificateInput>({
    keptAs: `certificate/${certificateId}`,
    shape: certificateInput,
    opened: certificate,
    toValues: valuesOf,
    readNow: async () => {
      const rows = await call(certificatesRoutes.list, { params: { id } });
      const now = rows.find((row) => row.id === certificateId);
      if (!now) throw new Error('The certificate was deleted');
      return now;
    },
    save: (body, base) =>
      mutateAsync({
        params: { id, certificateId },
        body: madeOn({ ...body, updatedAt: (base ?? certificate).updatedAt }, base ?? certificate),
      }),
    onClose,
  });
};

/** Edits a certificate; its file is changed in its menu. */
export default function EditForm({
  certificate,
  onClose,
}: {
  certificate: Certificate;
  onClose: () => void;
}) {
  const record = useEdit(certificate, onClose);
  return (
    <RecordDialog
      title={texts.editTitle(certificateName(certificate))}
      action={texts.save}
      record={record}
      labels={labels}
      readable={readable}
    >
      <CertificateFields form={record.form} />
    </RecordDialog>
  );
}
