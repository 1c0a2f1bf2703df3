import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';
import BadgeCheck from 'lucide-react/icons/badge-check';
import BellRing from 'lucide-react/icons/bell-ring';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import FilePen from 'lucide-react/icons/file-pen';
import FilePlus2 from 'lucide-react/icons/file-plus-corner';
import FileUser from 'lucide-react/icons/file-user';
import Hourglass from 'lucide-react/icons/hourglass';
import IdCard from 'lucide-react/icons/id-card';
import Landmark from 'lucide-react/icons/landmark';
import MailX from 'lucide-react/icons/mail-x';
import MessageCircleQuestionMark from 'lucide-react/icons/message-circle-question-mark';
import Package from 'lucide-react/icons/package';
import Send from 'lucide-react/icons/send';
import Unplug from 'lucide-react/icons/unplug';
import { Link } from 'react-router-dom';
import type { Need, NeedReason } from '#shared/domain/dashboard/needs/need.ts';
import { formatPounds } from '#shared/money.ts';
import { ButtonLink } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { usePrinting } from '../../components/use-printing.ts';
import { useUnfolded } from '../../components/use-unfolded.ts';
import { actOf, placeOf, standingOf, titleOf } from './need-words.ts';
import { fitsWhole, shownNeeds } from './needs-room.tsx';
import { needTexts as texts } from './texts.ts';

const icons: Record<NeedReason, LucideIcon> = {
  bounced: MailX,
  vat_check: Hourglass,
  vat_return: Landmark,
  update_due: Landmark,
  hmrc_ends: Unplug,
  ticket_ends: IdCard,
  asked: MessageCircleQuestionMark,
  to_schedule: CalendarPlus,
  to_invoice: FilePlus2,
  to_finish: FilePen,
  to_send: Send,
  tenant_copy: FileUser,
  overdue: BellRing,
  paid: BadgeCheck,
  low_stock: Package,
};

const colours: Partial<Record<NeedReason, string>> = {
  bounced: 'text-on-alert',
  overdue: 'text-on-alert',
  paid: 'text-on-success',
  low_stock: 'text-on-warning',
};

/** Everything that needs the owner, each row with its action. Renders nothing if there is none. */
export function NeedsYou({ needs }: { needs: readonly Need[] }) {
  const [unfolded, setUnfolded] = useUnfolded(texts.heading);
  const isWhole = usePrinting() || unfolded || fitsWhole(needs.length);
  if (needs.length === 0) return null;
  const rows = isWhole ? needs : needs.slice(0, shownNeeds);
  return (
    <section>
      <h2 className="flex justify-between gap-3 pb-1.5 text-small font-strong">
        {texts.heading}
        <span className="pr-4 font-normal text-muted">{needs.length}</span>
      </h2>
      <Card className="overflow-hidden">
        <ul aria-label={texts.heading} className="divide-y divide-line">
          {rows.map((need) => (
            <Row key={`${need.of} ${need.id}`} need={need} />
          ))}
        </ul>
        {!isWhole && (
          <button
            type="button"
            onClick={() => setUnfolded(true)}
            className="min-h-11 w-full border-t border-line px-4 text-left text-small font-strong underline underline-offset-3"
          >
            {texts.more(needs.length - shownNeeds)}
          </button>
        )}
      </Card>
    </section>
  );
}

/** A line may end with it, but doesn't begin with it. */
const dot = '\u00a0· ';

function Row({ need }: { need: Need }) {
  const Icon = icons[need.reason];
  const isLate = (need.reason === 'vat_return' || need.reason === 'update_due') && need.days > 0;
  const isOver = need.reason === 'ticket_ends' && need.days > 0;
  const colour = isLate || isOver ? 'text-on-alert' : (colours[need.reason] ?? 'text-muted');
  return (
    <li className="flex items-center gap-x-2 pr-2 pl-4 large-text:flex-wrap">
      <Link
        to={placeOf(need)}
        className="flex min-h-15 min-w-0 flex-1 items-center gap-3 py-1.5 large-text:basis-32 print:min-h-0 print:py-0.5"
      >
        <Icon aria-hidden className={clsx('size-5 shrink-0', colour)} />
        <span className="min-w-0 flex-1 print:grid print:grid-cols-[1fr_2fr] print:items-baseline print:gap-4">
          <span className="block font-strong wrap-anywhere">{titleOf(need)}</span>
          <span className="line-clamp-2 text-small text-muted wrap-anywhere large-text:line-clamp-none">
            <span className={clsx('font-strong', colour)}>{standingOf(need)}</span>
            {need.amount !== null && (
              <>
                {dot}
                <span className="whitespace-nowrap">{formatPounds(need.amount)}</span>
              </>
            )}
            {need.client && `${dot}${need.client}`}
          </span>
        </span>
      </Link>
      <Act need={need} />
    </li>
  );
}

const actClass = 'no-print shrink-0 px-3 text-small';

function Act({ need }: { need: Need }) {
  const { label, to } = actOf(need);
  return (
    <ButtonLink variant="secondary" className={actClass}>
      <Link to={to} aria-label={`${label}: ${titleOf(need)}`}>
        {label}
      </Link>
    </ButtonLink>
  );
}
