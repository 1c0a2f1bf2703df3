import Briefcase from 'lucide-react/icons/briefcase';
import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import FilePlus2 from 'lucide-react/icons/file-plus-corner';
import FileText from 'lucide-react/icons/file-text';
import Link2 from 'lucide-react/icons/link-2';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import Send from 'lucide-react/icons/send';
import Trash2 from 'lucide-react/icons/trash';
import Undo2 from 'lucide-react/icons/undo-2';
import Unlink from 'lucide-react/icons/unlink';
import X from 'lucide-react/icons/x';
import { useNavigate } from 'react-router-dom';
import { addressOf } from '#shared/call.ts';
import { today } from '#shared/dates.ts';
import { desk } from '#shared/members/roles.ts';
import { quotesRoutes } from '#shared/quotes/routes.ts';
import type { Quote, QuoteRow } from '#shared/quotes/shown.ts';
import { shownQuoteStatus } from '#shared/quotes/status.ts';
import { isAmong, openTo } from '../../allowed.ts';
import { useSignedInUser } from '../../api/user.ts';
import type { MenuAct } from '../../components/more-menu.tsx';
import { useWays } from '../../forms/letter/use-ways.ts';
import { useInvoiceIt } from '../../forms/quotes/use-invoice-it.ts';
import { useLink } from '../../forms/quotes/use-link.ts';
import { texts } from './texts.ts';
import { useEnding } from './use-ending.ts';
import type { Places } from './use-places.ts';

interface Props {
  quote: QuoteRow;
  /** With its answer, once loaded. */
  whole: Quote | undefined;
  places: Places;
}

export const pdfAddress = (id: number): string => addressOf(quotesRoutes.pdf, { params: { id } });

/** Delivery and the customer's answer, while it is open. */
const useOpenActs = ({ quote, places }: Props): MenuAct[] => {
  const { copy, text } = useWays(useLink(quote, (url) => texts.textBody(quote.title, url)));
  const { id } = quote;
  return [
    { label: texts.sendAgain, icon: Send, onClick: () => places.send.open(id) },
    { label: texts.copyLink, icon: Link2, needsConnection: true, onClick: copy },
    { label: texts.textIt, icon: MessageSquareText, needsConnection: true, onClick: text },
    { label: texts.accept, icon: Check, onClick: () => places.accept.open(id) },
    { label: texts.decline, icon: X, onClick: () => places.decline.open(id) },
  ];
};

/** Actions once it is accepted. */
const useAgreedActs = ({ quote, whole }: Props): MenuAct[] => {
  const navigate = useNavigate();
  const { invoiceIt } = useInvoiceIt(quote.id);
  const { jobId, clientId } = quote;
  const drafted = whole?.invoiceDraftId;
  const issued = whole?.finalInvoiceId;
  const go = (to: string) => () => void navigate(to);
  return [
    drafted || issued
      ? {
          label: texts.openInvoice,
          icon: FilePlus2,
          onClick: go(drafted ? `/invoices?draft=${drafted}` : `/invoices?id=${issued}`),
        }
      : { label: texts.invoice, icon: FilePlus2, onClick: invoiceIt },
    ...(jobId
      ? [
          { label: texts.openJob, icon: Briefcase, onClick: go(`/jobs?id=${jobId}`) },
          { label: texts.addToJob, icon: Plus, onClick: go(`/quotes?new=1&client=${clientId}&job=${jobId}`) },
        ]
      : []),
  ];
};

/** All actions except the next step and its helpers. */
export const useMoreActs = (props: Props): MenuAct[] => {
  const { quote, places } = props;
  const [open, agreed] = [useOpenActs(props), useAgreedActs(props)];
  const { copy, withdraw, revoke, remove } = useEnding(quote, places);
  const mayChange = isAmong(useSignedInUser(), openTo('quotes.update', desk));
  const status = shownQuoteStatus(quote, today());
  const isOpen = status === 'sent' || status === 'expired';
  const when = (isThere: boolean, ...acts: MenuAct[]): MenuAct[] => (isThere ? acts : []);
  const pdf = { label: texts.pdf, icon: FileText, href: pdfAddress(quote.id), needsConnection: true };
  if (!mayChange) return [pdf];
  return [
    ...when(isOpen, ...open),
    ...when(status === 'accepted', ...agreed),
    ...when(isOpen || status === 'draft', {
      label: texts.editShort,
      icon: Pencil,
      onClick: () => places.edit.open(quote.id),
    }),
    pdf,
    { label: texts.copy, icon: Copy, onClick: copy },
    ...when(
      isOpen,
      { label: texts.revoke, icon: Unlink, needsConnection: true, onClick: () => void revoke() },
      {
        label: texts.withdraw,
        icon: Undo2,
        danger: true,
        onClick: () => void withdraw(),
      },
    ),
    ...when(status === 'draft', {
      label: texts.delete,
      icon: Trash2,
      danger: true,
      onClick: () => void remove(),
    }),
  ];
};
