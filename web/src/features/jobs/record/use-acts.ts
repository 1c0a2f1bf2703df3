import BadgeCheck from 'lucide-react/icons/badge-check';
import Bell from 'lucide-react/icons/bell';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import Check from 'lucide-react/icons/check';
import FilePlus2 from 'lucide-react/icons/file-plus-corner';
import Play from 'lucide-react/icons/play';
import Send from 'lucide-react/icons/send';
import type { Job } from '#shared/jobs/contract.ts';
import type { NextStep } from '#shared/thread/step.ts';
import type { Thread } from '#shared/thread/thread.ts';
import type { NextAct } from '../../../components/next-act.tsx';
import { useUrlState } from '../../../components/use-url-state.ts';
import { useComplete } from '../../../forms/charge/use-complete.ts';
import { useStatusChange } from '../../../forms/job/use-changes.ts';
import { words } from '../../../words.ts';
import { useAskEarly } from '../quotes/use-ask-early.ts';
import { texts } from '../texts.ts';

type Step = Exclude<NextStep, 'wait' | null>;

interface Options {
  job: Job;
  thread: Thread;
  onSchedule: () => void;
}

/** A job's next step as a button; the steps of its quote and invoice link to these. */
export const useActs = (options: Options) => {
  const { job, onSchedule } = options;
  const early = useAskEarly(options);
  const { change, isPending: busy } = useStatusChange();
  const { complete } = useComplete();
  const [, charge] = useUrlState('charge', { push: true });
  const chargeIt = () => charge(String(job.id));
  return ({ act, id }: Step): NextAct => {
    const invoice = `/invoices?id=${id}`;
    const acts: Partial<Record<Step['act'], NextAct>> = {
      schedule_job: { label: texts.scheduleJob, icon: CalendarPlus, onClick: onSchedule },
      ask_early: early,
      start_job: { label: words.start, icon: Play, busy, onClick: () => change(job, 'in_progress') },
      complete_job: { label: words.complete, icon: Check, busy, onClick: () => complete(job) },
      create_invoice: { label: words.createInvoice, icon: FilePlus2, onClick: chargeIt },
      open_draft: { label: texts.sendInvoice, icon: Send, onClick: chargeIt },
      send_invoice: { label: words.send, icon: Send, to: `${invoice}&send=${id}` },
      remind_invoice: { label: words.remind, icon: Bell, to: `${invoice}&remind=${id}` },
      mark_paid: { label: words.markPaid, icon: BadgeCheck, to: `${invoice}&paid=${id}` },
    };
    return acts[act] ?? { label: words.show, to: `/quotes?id=${id}` };
  };
};
