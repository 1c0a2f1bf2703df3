import FileText from 'lucide-react/icons/file-text';
import Link2 from 'lucide-react/icons/link-2';
import Send from 'lucide-react/icons/send';
import Unlink from 'lucide-react/icons/unlink';
import { addressOf } from '#shared/call.ts';
import { invoicesRoutes } from '#shared/invoices/routes.ts';
import { desk } from '#shared/members/roles.ts';
import { isAmong, openTo } from '../../../allowed.ts';
import { useCall } from '../../../api/use-call.ts';
import { useSignedInUser } from '../../../api/user.ts';
import { useConfirm } from '../../../components/confirm.tsx';
import type { MenuAct } from '../../../components/more-menu.tsx';
import { useWays } from '../../../forms/letter/use-ways.ts';
import { statementTexts as texts } from './texts.ts';
import { useStatementWays } from './use-ways.ts';

/** The actions of a client's statement: send, link, view, and revoke its links. */
export const useStatementActs = (id: number, onSend: () => void): MenuAct[] => {
  const maySend = isAmong(useSignedInUser(), openTo('invoices.statementUnlink', desk));
  const params = { id };
  const confirm = useConfirm();
  const { copy } = useWays(useStatementWays(id, null));
  const end = useCall(invoicesRoutes.statementUnlink, { success: texts.ended, failure: texts.endFailed });
  const askToEnd = async () => {
    const question = { title: texts.endQuestion, description: texts.endHint, action: texts.end };
    if (await confirm({ ...question, danger: true })) end.mutate({ params });
  };
  const pdf: MenuAct = {
    label: texts.pdf,
    icon: FileText,
    href: addressOf(invoicesRoutes.statementPdf, { params }),
  };
  if (!maySend) return [pdf];
  return [
    { label: texts.send, icon: Send, onClick: onSend },
    { label: texts.link, icon: Link2, onClick: copy, needsConnection: true },
    pdf,
    { label: texts.end, icon: Unlink, onClick: () => void askToEnd(), danger: true, needsConnection: true },
  ];
};
