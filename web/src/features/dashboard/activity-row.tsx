import { clsx } from 'clsx';
import {
  BadgeCheck,
  Ban,
  Banknote,
  BellRing,
  BriefcaseBusiness,
  Camera,
  CircleCheck,
  CircleX,
  Eye,
  FilePlus2,
  type LucideIcon,
  MailX,
  MessageCircleQuestionMark,
  Play,
  Send,
  Undo2,
  UserPlus,
} from 'lucide-react';
import { Link } from 'react-router-dom';
import { type Activity, type ActivityKind, activityWords } from '#shared/dashboard/contract.ts';
import { type PillTone, pillTones } from '../../components/pill.tsx';
import { TimeAgo } from '../../components/time-ago.tsx';

const looks: Record<ActivityKind, { icon: LucideIcon; tone: PillTone }> = {
  client_created: { icon: UserPlus, tone: 'neutral' },
  job_created: { icon: BriefcaseBusiness, tone: 'neutral' },
  job_started: { icon: Play, tone: 'info' },
  job_urgent: { icon: Play, tone: 'info' },
  photos_added: { icon: Camera, tone: 'neutral' },
  job_completed: { icon: CircleCheck, tone: 'success' },
  job_cancelled: { icon: Ban, tone: 'neutral' },
  invoice_created: { icon: FilePlus2, tone: 'neutral' },
  invoice_sent: { icon: Send, tone: 'info' },
  invoice_reminded: { icon: BellRing, tone: 'warning' },
  invoice_paid: { icon: BadgeCheck, tone: 'success' },
  payment_received: { icon: Banknote, tone: 'success' },
  invoice_credited: { icon: Undo2, tone: 'neutral' },
  invoice_voided: { icon: Ban, tone: 'neutral' },
  quote_sent: { icon: Send, tone: 'info' },
  quote_opened: { icon: Eye, tone: 'info' },
  quote_accepted: { icon: CircleCheck, tone: 'success' },
  quote_declined: { icon: CircleX, tone: 'neutral' },
  quote_cancelled: { icon: Ban, tone: 'warning' },
  quote_asked: { icon: MessageCircleQuestionMark, tone: 'warning' },
  mail_bounced: { icon: MailX, tone: 'danger' },
  mail_complained: { icon: MailX, tone: 'danger' },
};

/** One event; leads to what it happened to. */
export function ActivityRow({ event }: { event: Activity }) {
  const { icon: Icon, tone } = looks[event.kind];
  return (
    <Link
      to={`/${event.subject}?id=${event.subjectId}`}
      className="flex items-center gap-3 px-4 py-3 transition-colors hover:bg-sunken/50"
    >
      <span className={clsx('grid size-9 shrink-0 place-items-center rounded-full', pillTones[tone])}>
        <Icon aria-hidden className="size-4.5" />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block font-strong">{activityWords[event.kind]}</span>
        <span className="block truncate text-small text-muted">{event.label}</span>
      </span>
      <span className="text-small text-muted">
        <TimeAgo at={event.at} />
      </span>
    </Link>
  );
}
