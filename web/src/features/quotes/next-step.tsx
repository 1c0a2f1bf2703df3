import Bell from 'lucide-react/icons/bell';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import Check from 'lucide-react/icons/check';
import Download from 'lucide-react/icons/download';
import FilePlus2 from 'lucide-react/icons/file-plus-corner';
import Link2 from 'lucide-react/icons/link-2';
import Pencil from 'lucide-react/icons/pencil';
import Phone from 'lucide-react/icons/phone';
import Send from 'lucide-react/icons/send';
import { today } from '#shared/dates.ts';
import { desk } from '#shared/members/roles.ts';
import type { Quote, QuoteRow } from '#shared/quotes/shown.ts';
import { unpricedIn } from '#shared/quotes/unpriced.ts';
import { nextStep } from '#shared/thread/next-step.ts';
import type { Act, NextStep as Step } from '#shared/thread/step.ts';
import type { Thread } from '#shared/thread/thread.ts';
import { isAmong, openTo } from '../../allowed.ts';
import { useSignedInUser } from '../../api/user.ts';
import { callHref } from '../../components/hrefs.ts';
import type { NextAct } from '../../components/next-act.tsx';
import { NextBar } from '../../components/next-bar.tsx';
import { useWays } from '../../forms/letter/use-ways.ts';
import { useInvoiceIt } from '../../forms/quotes/use-invoice-it.ts';
import { useLink } from '../../forms/quotes/use-link.ts';
import { pdfAddress } from './more-acts.ts';
import { texts } from './texts.ts';
import type { Places } from './use-places.ts';

interface Props {
  quote: QuoteRow;
  whole: Quote | undefined;
  thread: Thread | undefined;
  places: Places;
}

/** One changed since it was sent must be sent again first. */
const stepOf = ({ quote, thread }: Props): Step => {
  if (quote.status === 'sent' && quote.changed) return { act: 'send_quote', id: quote.id };
  const step = thread ? nextStep(thread, today()) : null;
  // An accepted quote without a job is invoiced directly.
  const isAgreed = quote.status === 'accepted' && !quote.jobId;
  return step === null && isAgreed ? { act: 'create_invoice', id: quote.id } : step;
};

const useActs = ({ quote, whole, places }: Props): ((step: { act: Act; id: number }) => NextAct) => {
  const { invoiceIt, busy } = useInvoiceIt(quote.id);
  const { id, version } = quote;
  const openJob = (job: number) => ({ label: texts.openJob, to: `/jobs?id=${job}` });
  const openInvoice = (invoice: number) => ({ label: texts.openInvoice, to: `/invoices?id=${invoice}` });
  const openDraft = (draft: number) => ({ label: texts.openInvoice, to: `/invoices?draft=${draft}` });
  const drafted = whole?.invoiceDraftId;
  const issued = whole?.finalInvoiceId;
  const acts: Record<Act, (of: number) => NextAct> = {
    send_quote: () =>
      unpricedIn(quote.certificateId !== null, whole?.lines ?? []).length > 0
        ? { label: texts.addPrices, icon: Pencil, onClick: () => places.edit.open(id) }
        : {
            label: version > 0 ? texts.sendAgain : texts.send,
            icon: Send,
            onClick: () => places.send.open(id),
          },
    renew_quote: () => ({ label: texts.renew, icon: Pencil, onClick: () => places.edit.open(id) }),
    remind_quote: () => ({ label: texts.remind, icon: Bell, onClick: () => places.remind.open(id) }),
    schedule_job: (job) => ({
      label: texts.schedule,
      icon: CalendarPlus,
      to: `/jobs?id=${job}&schedule=${job}`,
    }),
    ask_early: () => openJob(quote.jobId ?? 0),
    start_job: openJob,
    complete_job: openJob,
    create_invoice: (job) => {
      if (quote.jobId) return { label: texts.invoice, icon: FilePlus2, to: `/jobs?id=${job}&charge=${job}` };
      if (drafted) return openDraft(drafted);
      if (issued) return openInvoice(issued);
      return { label: texts.invoice, icon: FilePlus2, busy, onClick: invoiceIt };
    },
    open_draft: openDraft,
    send_invoice: openInvoice,
    remind_invoice: openInvoice,
    mark_paid: openInvoice,
  };
  return (step) => acts[step.act](step.id);
};

/** The helpers: for a draft its PDF; for a sent one the link, recording the answer, then a call. */
const useHelpers = ({ quote, places }: Props): NextAct[] => {
  const ways = useLink(quote, (url) => texts.textBody(quote.title, url));
  const { copy, busy } = useWays(ways);
  if (quote.status === 'draft')
    return [
      { label: texts.pdf, icon: Download, href: pdfAddress(quote.id), beside: true, needsConnection: true },
    ];
  if (quote.status === 'sent')
    return [
      { label: texts.copyLink, icon: Link2, busy, needsConnection: true, onClick: copy },
      { label: texts.accept, icon: Check, onClick: () => places.accept.open(quote.id) },
    ];
  return ways.phone ? [{ label: texts.call, icon: Phone, href: callHref(ways.phone) }] : [];
};

/** A quote's next step with its helpers; renders nothing if none is left. */
export function NextStep(props: Props) {
  const mayChange = isAmong(useSignedInUser(), openTo('quotes.update', desk));
  const step = stepOf(props);
  const toAct = useActs(props);
  const helpers = useHelpers(props);
  if (!mayChange || step === null) return null;
  if (step === 'wait') return <NextBar helpers={helpers} about={<WaitingFor {...props} />} />;
  return <NextBar act={toAct(step)} helpers={helpers} />;
}

function WaitingFor({ quote }: Props) {
  return <p className="line-clamp-2 font-strong">{texts.waitingFor(quote.client?.name ?? '')}</p>;
}
