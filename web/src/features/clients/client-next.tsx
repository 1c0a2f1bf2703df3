import Bell from 'lucide-react/icons/bell';
import Briefcase from 'lucide-react/icons/briefcase';
import Check from 'lucide-react/icons/check';
import FilePlus2 from 'lucide-react/icons/file-plus-corner';
import Pencil from 'lucide-react/icons/pencil';
import Send from 'lucide-react/icons/send';
import type { Client } from '#shared/clients/client.ts';
import { today } from '#shared/dates.ts';
import { clientStep } from '#shared/thread/client-step.ts';
import type { Papers } from '#shared/thread/thread.ts';
import type { NextAct } from '../../components/next-act.tsx';
import { NextBar } from '../../components/next-bar.tsx';
import { words } from '../../words.ts';
import { texts } from './texts.ts';

type Step = NonNullable<ReturnType<typeof clientStep>>;

/** A link to the record where the step is done. */
const actOf = ({ act, id }: Step): NextAct => {
  const [invoice, job, quote] = [`/invoices?id=${id}`, `/jobs?id=${id}`, `/quotes?id=${id}`];
  const acts: Partial<Record<Step['act'], NextAct>> = {
    remind_invoice: { label: words.remind, icon: Bell, to: `${invoice}&remind=${id}` },
    send_invoice: { label: words.send, icon: Send, to: `${invoice}&send=${id}` },
    create_invoice: { label: words.createInvoice, icon: FilePlus2, to: `${job}&charge=${id}` },
    open_draft: { label: texts.finishInvoice, icon: FilePlus2, to: `/invoices?draft=${id}` },
    complete_job: { label: words.complete, icon: Check, to: `${job}&finish=${id}` },
    send_quote: { label: words.send, icon: Send, to: `${quote}&send=${id}` },
    renew_quote: { label: words.edit, icon: Pencil, to: `${quote}&edit=${id}` },
    remind_quote: { label: words.remind, icon: Bell, to: `${quote}&remind=${id}` },
  };
  return acts[act] ?? { label: words.show, to: job };
};

const aboutOf = ({ act, id }: Step, { jobs, quotes, invoices }: Papers): string => {
  if (act.endsWith('quote')) return quotes?.find((quote) => quote.id === id)?.title ?? '';
  const invoice = invoices.find((one) => one.id === id);
  if (act.endsWith('invoice') && invoice) return invoice.invoiceNumber;
  return jobs.find((job) => job.id === id)?.title ?? '';
};

interface Props {
  client: Client;
  papers: Papers | undefined;
}

/** The most urgent of the client's next steps, with what it is about; a new job if there is none. */
export function ClientNext({ client, papers }: Props) {
  const step = papers && clientStep(papers, today());
  if (!papers || !step) {
    const to = `/jobs?new=1&client=${client.id}`;
    return <NextBar act={{ label: words.createJob, icon: Briefcase, to }} />;
  }
  return (
    <NextBar
      act={actOf(step)}
      about={<p className="truncate text-small text-on-brand-muted">{aboutOf(step, papers)}</p>}
    />
  );
}
