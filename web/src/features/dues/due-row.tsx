import { clsx } from 'clsx';
import Archive from 'lucide-react/icons/archive';
import BadgeCheck from 'lucide-react/icons/badge-check';
import Ban from 'lucide-react/icons/ban';
import Check from 'lucide-react/icons/check';
import Mail from 'lucide-react/icons/mail';
import Pencil from 'lucide-react/icons/pencil';
import { useNavigate } from 'react-router-dom';
import { formatDate } from '#shared/dates.ts';
import type { Due } from '#shared/dues/contract.ts';
import { dueName } from '#shared/dues/kinds.ts';
import { Button } from '../../components/button.tsx';
import { ListRow } from '../../components/list-row.tsx';
import { MoreMenu } from '../../components/more-menu.tsx';
import { placeOfDue } from '../../data/dues.ts';
import { texts } from './texts.ts';
import { isToldDone } from './told.ts';
import { useDueActs } from './use-due-acts.ts';

const dayOf = ({ dueOn, days }: Due): string => (days < 0 ? texts.late(-days) : texts.by(formatDate(dueOn)));

const whoOf = ({ site, client, contact }: Due): string =>
  [site ? client?.name : undefined, contact && texts.letsIn(contact.name)].filter(Boolean).join(' · ');

const placePath = ({ site, clientId }: Due): string =>
  site ? `/sites?id=${site.id}` : `/clients?id=${clientId}`;

/** A row's name for its buttons. */
const calledOf = (due: Due): string => `${dueName(due)}, ${placeOfDue(due)}`;

interface Acts {
  onBook: () => void;
  onChange: () => void;
  /** This is what to book next. */
  isNext: boolean;
}

interface Props {
  due: Due;
  /** Left out if this user may only view. */
  acts: Acts | undefined;
}

/** What is due, where and by when. Opens the visit, or books one. */
export function DueRow({ due, acts }: Props) {
  const navigate = useNavigate();
  if (isToldDone(due)) return <ToldRow due={due} mayUndo={acts !== undefined} />;
  const isBooked = due.state === 'booked';
  return (
    <ListRow
      stacked
      chosen={false}
      link={isBooked && due.jobId ? { to: `/jobs?id=${due.jobId}` } : undefined}
      onOpen={acts?.onBook ?? (() => void navigate(placePath(due)))}
      title={dueName(due)}
      about={whoOf(due)}
      second={[dayOf(due), placeOfDue(due)].join(' · ')}
      state={isBooked ? texts.visit : due.askedAt ? texts.asked : undefined}
      end={
        acts && (
          <>
            {!isBooked && (
              <span className={clsx('flex', acts.isNext && 'on-next rounded-card bg-next p-1')}>
                <Button
                  variant={acts.isNext ? 'accent' : 'secondary'}
                  aria-label={texts.bookOf(calledOf(due))}
                  onClick={acts.onBook}
                  className="text-small"
                >
                  {texts.book}
                </Button>
              </span>
            )}
            <More due={due} onChange={acts.onChange} />
          </>
        )
      }
    />
  );
}

function More({ due, onChange }: { due: Due; onChange: () => void }) {
  const navigate = useNavigate();
  const { close, remind, sell } = useDueActs();
  const { id, site, state, certificateId } = due;
  const toCertificate = () => void navigate(`/certificates?id=${certificateId}`);
  const acts = [
    ...(certificateId && site
      ? [{ label: texts.openCertificate, icon: BadgeCheck, onClick: toCertificate }]
      : []),
    ...(state === 'booked' ? [] : [{ label: texts.email, icon: Mail, onClick: () => remind(id) }]),
    { label: texts.change, icon: Pencil, onClick: onChange },
    { label: texts.done, icon: Check, onClick: () => close(due, 'done_elsewhere') },
    { label: texts.notWanted, icon: Ban, onClick: () => close(due, 'not_wanted') },
    ...(site ? [{ label: texts.sold, icon: Archive, onClick: () => sell(site.id) }] : []),
  ];
  return <MoreMenu acts={acts} label={texts.more(calledOf(due))} />;
}

/** Done, according to its client; can be undone. */
function ToldRow({ due, mayUndo }: { due: Due; mayUndo: boolean }) {
  const navigate = useNavigate();
  const { reopen } = useDueActs();
  return (
    <ListRow
      stacked
      chosen={false}
      onOpen={() => void navigate(placePath(due))}
      title={dueName(due)}
      about={whoOf(due)}
      second={[texts.toldOn(formatDate(due.closedOn ?? due.dueOn)), placeOfDue(due)].join(' · ')}
      end={
        mayUndo && (
          <Button
            variant="secondary"
            aria-label={texts.undoOf(calledOf(due))}
            onClick={() => reopen(due.id)}
            className="text-small"
          >
            {texts.undo}
          </Button>
        )
      }
    />
  );
}
