import { useQuery } from '@tanstack/react-query';
import BadgeCheck from 'lucide-react/icons/badge-check';
import Bell from 'lucide-react/icons/bell';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import Camera from 'lucide-react/icons/camera';
import Check from 'lucide-react/icons/check';
import Download from 'lucide-react/icons/download';
import FilePlus2 from 'lucide-react/icons/file-plus-corner';
import Navigation from 'lucide-react/icons/navigation';
import Phone from 'lucide-react/icons/phone';
import Play from 'lucide-react/icons/play';
import Send from 'lucide-react/icons/send';
import { isOn } from '#shared/calendar/days.ts';
import { addressOf } from '#shared/call.ts';
import { today } from '#shared/dates.ts';
import { invoicesRoutes } from '#shared/invoices/routes.ts';
import type { Job } from '#shared/jobs/contract.ts';
import { nextStep } from '#shared/thread/next-step.ts';
import type { NextStep } from '#shared/thread/step.ts';
import type { Thread } from '#shared/thread/thread.ts';
import { callHref, mapHref } from '../../../components/hrefs.ts';
import type { NextAct } from '../../../components/next-act.tsx';
import { NextBar } from '../../../components/next-bar.tsx';
import { useNow } from '../../../components/use-now.ts';
import { useUrlState } from '../../../components/use-url-state.ts';
import { clientQuery } from '../../../data/clients.ts';
import { useComplete } from '../../../forms/charge/use-complete.ts';
import { useOnMyWay } from '../../../forms/job/on-my-way.ts';
import { useStatusChange } from '../../../forms/job/use-changes.ts';
import { placeOfJob } from '../../../forms/photos/photo-place.ts';
import { usePhotoPick } from '../../../forms/photos/use-photo-pick.tsx';
import { words } from '../../../words.ts';
import { useAskEarly } from '../quotes/use-ask-early.ts';
import { texts } from '../texts.ts';
import { useOnSite } from './use-spent.ts';

type Step = Exclude<NextStep, 'wait' | null>;

/** A job's next step as a button; the steps of its quote and invoice link to these. */
const useActs = (props: Props) => {
  const { job, onSchedule } = props;
  const early = useAskEarly(props);
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

const everyMs = 60_000;

interface Options {
  job: Job;
  step: NextStep;
  thread: Thread;
  onPhoto: () => void;
}

/**
 * At most two helpers for a step: before the day, call and directions; on the day, directions and On my way; on site, a photo;
 * later, the document.
 */
const useHelpers = ({ job, step, thread, onPhoto }: Options): NextAct[] => {
  const { data: client } = useQuery(clientQuery(job.clientId));
  const { change } = useStatusChange();
  const onMyWay = useOnMyWay();
  const now = useNow(everyMs);
  if (step === null || step === 'wait') return [];
  const place = job.location ?? client?.address;
  const call = client?.phone ? [{ label: texts.call, icon: Phone, href: callHref(client.phone) }] : [];
  const drive = place ? [{ label: texts.directions, icon: Navigation, href: mapHref(place) }] : [];
  const start = { label: words.start, icon: Play, onClick: () => change(job, 'in_progress') };
  if (step.act === 'ask_early') return call;
  if (step.act === 'schedule_job') return [...call, start];
  if (step.act === 'start_job') {
    if (!client?.phone || !isOn(job, today(now))) return [...call, ...drive];
    const leaving = onMyWay(job, client.phone, now);
    return [...(place ? drive : call).filter(({ href }) => href !== leaving.href), leaving];
  }
  if (!thread.invoice) return [{ label: texts.photo, icon: Camera, onClick: onPhoto }];
  const pdf = addressOf(invoicesRoutes.pdf, { params: { id: thread.invoice.id } });
  return [{ label: texts.pdf, icon: Download, href: pdf, needsConnection: true }];
};

interface Props {
  job: Job;
  thread: Thread;
  onSchedule: () => void;
}

/** The next step of a job's thread, with its helpers. Renders nothing if all is done. */
export function Next({ job, thread, onSchedule }: Props) {
  const step = nextStep(thread, today());
  const acts = useActs({ job, thread, onSchedule });
  const photo = usePhotoPick(placeOfJob(job));
  const helpers = useHelpers({ job, step, thread, onPhoto: photo.pick });
  const onSite = useOnSite(job);
  if (step === null || step === 'wait') return null;
  return (
    <>
      <NextBar
        act={acts(step)}
        helpers={helpers}
        about={onSite && <p className="text-small text-on-brand-muted">{texts.onSite(onSite)}</p>}
      />
      {photo.input}
    </>
  );
}
