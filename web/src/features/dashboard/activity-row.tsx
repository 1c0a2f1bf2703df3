import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';
import BadgeCheck from 'lucide-react/icons/badge-check';
import Ban from 'lucide-react/icons/ban';
import Banknote from 'lucide-react/icons/banknote';
import BellRing from 'lucide-react/icons/bell-ring';
import Briefcase from 'lucide-react/icons/briefcase';
import Camera from 'lucide-react/icons/camera';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import Eye from 'lucide-react/icons/eye';
import FilePlus2 from 'lucide-react/icons/file-plus-corner';
import MailX from 'lucide-react/icons/mail-x';
import MessageCircleQuestionMark from 'lucide-react/icons/message-circle-question-mark';
import Play from 'lucide-react/icons/play';
import Send from 'lucide-react/icons/send';
import Undo2 from 'lucide-react/icons/undo-2';
import UserPlus from 'lucide-react/icons/user-plus';
import { Link } from 'react-router-dom';
import { type ActivityKind, activityWords } from '#shared/dashboard/activity-words.ts';
import type { Activity } from '#shared/dashboard/contract.ts';
import { By } from '../../components/by.tsx';
import type { PillTone } from '../../components/pill.tsx';
import { TimeAgo } from '../../components/time-ago.tsx';

const looks: Record<ActivityKind, { icon: LucideIcon; tone: PillTone }> = {
  client_created: { icon: UserPlus, tone: 'neutral' },
  job_created: { icon: Briefcase, tone: 'neutral' },
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
  payment_disputed: { icon: MessageCircleQuestionMark, tone: 'warning' },
  invoice_credited: { icon: Undo2, tone: 'neutral' },
  invoice_voided: { icon: Ban, tone: 'neutral' },
  invoice_claimed: { icon: BellRing, tone: 'warning' },
  invoice_disputed: { icon: MessageCircleQuestionMark, tone: 'warning' },
  quote_sent: { icon: Send, tone: 'info' },
  quote_opened: { icon: Eye, tone: 'info' },
  quote_accepted: { icon: CircleCheck, tone: 'success' },
  quote_declined: { icon: CircleX, tone: 'neutral' },
  quote_cancelled: { icon: Ban, tone: 'warning' },
  quote_asked: { icon: MessageCircleQuestionMark, tone: 'warning' },
  due_asked: { icon: MessageCircleQuestionMark, tone: 'warning' },
  due_told: { icon: CircleCheck, tone: 'info' },
  mail_failed: { icon: MailX, tone: 'danger' },
  mail_bounced: { icon: MailX, tone: 'danger' },
  mail_complained: { icon: MailX, tone: 'danger' },
};

const colours: Record<PillTone, string> = {
  neutral: 'text-muted',
  info: 'text-on-info',
  success: 'text-on-success',
  warning: 'text-on-warning',
  danger: 'text-on-alert',
};

/** An event, with a link to its record. */
export function ActivityRow({ event, by }: { event: Activity; by: string | undefined }) {
  const { icon: Icon, tone } = looks[event.kind];
  return (
    <Link
      to={`/${event.subject}?id=${event.subjectId}`}
      className="flex min-h-13 items-center gap-3 large-text:flex-wrap px-4 py-1.5 transition-colors hover:bg-sunken/50 focus-visible:-outline-offset-3"
    >
      <Icon aria-hidden className={clsx('size-5 shrink-0', colours[tone])} />
      <span className="min-w-0 flex-1 large-text:basis-24 lg:flex lg:gap-x-1.5 lg:text-small">
        <span className="block font-strong lg:font-normal">{activityWords[event.kind]}</span>
        <span aria-hidden className="text-muted max-lg:hidden">
          ·
        </span>
        <span className="block text-small text-muted wrap-anywhere lg:truncate lg:text-ink">
          {event.label}
          <By name={by} />
        </span>
      </span>
      <span className="text-small text-muted">
        <TimeAgo at={event.at} />
      </span>
    </Link>
  );
}
