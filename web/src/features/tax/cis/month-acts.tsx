import FileText from 'lucide-react/icons/file-text';
import Paperclip from 'lucide-react/icons/paperclip';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash';
import { formatDate } from '#shared/dates.ts';
import { taxRoutes } from '#shared/tax/routes.ts';
import { useCall } from '../../../api/use-call.ts';
import { useConfirm } from '../../../components/confirm.tsx';
import { MoreMenu } from '../../../components/more-menu.tsx';
import { useFilePicker } from '../../../forms/use-file-picker.tsx';
import { useMayChange } from './may-change.ts';
import type { MonthProps } from './month.ts';
import { cisTexts as words } from './texts.ts';

const useActs = ({ month: { monthEnd }, contractor: { clientId, name } }: MonthProps) => {
  const confirm = useConfirm();
  const params = { monthEnd, clientId };
  const put = useCall(taxRoutes.putCisFile, { success: words.fileSaved, failure: words.fileFailed });
  const unfile = useCall(taxRoutes.removeCisFile, {
    success: words.fileRemoved,
    failure: words.removeFailed,
  });
  const removal = useCall(taxRoutes.removeCisStatement, {
    success: words.removed,
    failure: words.removeFailed,
  });
  const removeFile = async () => {
    const question = { title: words.removeFileQuestion, action: words.removeFile, danger: true };
    if (await confirm(question)) unfile.mutate({ params });
  };
  const remove = async () => {
    const title = words.removeQuestion(name, formatDate(monthEnd));
    const question = { title, description: words.removeHint, action: words.remove, danger: true };
    if (await confirm(question)) removal.mutate({ params });
  };
  return {
    putFile: (file: File) => put.mutate({ params, file }),
    removeFile: () => void removeFile(),
    remove: () => void remove(),
  };
};

/** The actions of a month's statement: its file, its content, and removing it. */
export function MonthActs(props: MonthProps) {
  const { month, contractor, onEdit } = props;
  const { putFile, removeFile, remove } = useActs(props);
  const { picker, pick } = useFilePicker(putFile);
  const { statement } = month;
  const href = statement?.fileUrl;
  const mayChange = useMayChange();
  if (!mayChange && !href) return null;
  return (
    <>
      {picker}
      <MoreMenu
        label={words.acts(contractor.name, formatDate(month.monthEnd))}
        acts={[
          ...(href ? [{ label: words.openFile, icon: FileText, href }] : []),
          ...(mayChange
            ? [
                { label: href ? words.changeFile : words.addFile, icon: Paperclip, onClick: pick },
                { label: words.edit, icon: Pencil, onClick: onEdit },
              ]
            : []),
          ...(mayChange && href
            ? [{ label: words.removeFile, icon: Trash2, danger: true, onClick: removeFile }]
            : []),
          ...(mayChange && statement
            ? [{ label: words.remove, icon: Trash2, danger: true, onClick: remove }]
            : []),
        ]}
      />
    </>
  );
}
