import BadgeCheck from 'lucide-react/icons/badge-check';
import FileText from 'lucide-react/icons/file-text';
import Mail from 'lucide-react/icons/mail';
import Paperclip from 'lucide-react/icons/paperclip';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash';
import type { Certificate } from '#shared/certificates/contract.ts';
import { certificateName } from '#shared/certificates/kinds.ts';
import { certificatesRoutes } from '#shared/certificates/routes.ts';
import { formatDate, londonDate } from '#shared/dates.ts';
import { useCall } from '../../../api/use-call.ts';
import { useConfirm } from '../../../components/confirm.tsx';
import { MoreMenu } from '../../../components/more-menu.tsx';
import { certificateTexts as texts } from '../../../forms/certificates/texts.ts';
import { useFilePicker } from '../../../forms/use-file-picker.tsx';

interface Props {
  certificate: Certificate;
  onEdit: () => void;
  /** Left out for field workers, who neither email clients nor delete anything. */
  onRemind: (() => void) | undefined;
}

/** A certificate with its actions. */
export function CertificateRow({ certificate, onEdit, onRemind }: Props) {
  const { putFile, remove } = useActs(certificate);
  const { picker, pick } = useFilePicker(putFile);
  const { number, nextDue, remindedAt, fileUrl, fileType } = certificate;
  const name = certificateName(certificate);
  const second = [
    number && texts.numbered(number),
    nextDue && texts.due(formatDate(nextDue)),
    remindedAt && texts.emailed(formatDate(londonDate(remindedAt))),
  ];
  // Offline there is no URL of a file that exists.
  const hasFile = fileType !== null;
  return (
    <li className="flex min-h-14 items-center gap-3 py-1 pr-1 pl-4">
      <BadgeCheck aria-hidden className="size-5 shrink-0 text-muted large-text:hidden" />
      <div className="min-w-0 flex-1">
        <span className="block font-strong wrap-anywhere">{name}</span>
        <span className="block text-small text-muted wrap-anywhere">
          {second.filter(Boolean).join(' · ')}
        </span>
      </div>
      {picker}
      <MoreMenu
        label={texts.more(name)}
        acts={[
          ...(fileUrl ? [{ label: texts.openFile, icon: FileText, href: fileUrl }] : []),
          { label: texts.edit, icon: Pencil, onClick: onEdit },
          {
            label: hasFile ? texts.changeFile : texts.addFile,
            icon: Paperclip,
            onClick: pick,
          },
          ...(onRemind
            ? [
                { label: texts.remind, icon: Mail, onClick: onRemind },
                { label: texts.remove, icon: Trash2, danger: true, onClick: remove },
              ]
            : []),
        ]}
      />
    </li>
  );
}

const useActs = (certificate: Certificate) => {
  const confirm = useConfirm();
  const params = { id: certificate.jobId, certificateId: certificate.id };
  const put = useCall(certificatesRoutes.putFile, {
    success: texts.fileSaved,
    failure: texts.fileFailed,
  });
  const removal = useCall(certificatesRoutes.remove, {
    success: texts.removed,
    failure: texts.removeFailed,
  });
  const remove = async () => {
    const title = texts.removeQuestion(certificateName(certificate));
    const question = { title, description: texts.removeHint, action: texts.remove, danger: true };
    if (await confirm(question)) removal.mutate({ params });
  };
  return { putFile: (file: File) => put.mutate({ params, file }), remove: () => void remove() };
};
