import BadgeCheck from 'lucide-react/icons/badge-check';
import Ban from 'lucide-react/icons/ban';
import Check from 'lucide-react/icons/check';
import Mail from 'lucide-react/icons/mail';
import { useNavigate } from 'react-router-dom';
import { formatDate } from '#shared/dates.ts';
import type { Due } from '#shared/dues/contract.ts';
import { dueName } from '#shared/dues/kinds.ts';
import { Button } from '../../components/button.tsx';
import { ListRow } from '../../components/list-row.tsx';
import { MoreMenu } from '../../components/more-menu.tsx';
import { siteLine } from '../../data/sites.ts';
import { texts } from './texts.ts';
import { isToldDone } from './told.ts';
import { useDueActs } from './use-due-acts.ts';

/** Where it is due, or for whom. */
export const placeOf = ({ site, client }: Due): string => (site ? siteLine(site) : (client?.name ?? ''));

const dayOf = ({ dueOn, days }: Due): string => (days < 0 ? texts.late(-days) : texts.by(formatDate(dueOn)));

interface Props {
  due: Due;
  onBook: () => void;
}

/** What is due, where and by when. It opens the visit, the certificate that asks for it, or the booking. */
export function DueRow({ due, onBook }: Props) {
  const navigate = useNavigate();
  const { close, reopen, remind } = useDueActs();
  const { id, site, client, contact, state, jobId, certificateId } = due;
  const name = dueName(due);
  const isBooked = state === 'booked';
  const link = isBooked && jobId ? { to: `/jobs?id=${jobId}` } : undefined;
  const who = [site ? client?.name : undefined, contact && texts.letsIn(contact.name)].filter(Boolean);
  const acts = [
    ...(certificateId && due.site
      ? [
          {
            label: texts.openCertificate,
            icon: BadgeCheck,
            onClick: () => void navigate(`/certificates?id=${certificateId}`),
          },
        ]
      : []),
    ...(isBooked ? [] : [{ label: texts.email, icon: Mail, onClick: () => remind(id) }]),
    { label: texts.done, icon: Check, onClick: () => close(due, 'done_elsewhere') },
    { label: texts.notWanted, icon: Ban, onClick: () => close(due, 'not_wanted') },
  ];
  if (isToldDone(due))
    return (
      <ListRow
        chosen={false}
        onOpen={() => void navigate(site ? `/sites?id=${site.id}` : `/clients?id=${due.clientId}`)}
        title={name}
        about={who.join(' · ')}
        second={[texts.toldOn(formatDate(due.closedOn ?? due.dueOn)), placeOf(due)].join(' · ')}
        end={
          <Button
            variant="secondary"
            aria-label={texts.undoOf(`${name}, ${placeOf(due)}`)}
            onClick={() => reopen(id)}
            className="text-small"
          >
            {texts.undo}
          </Button>
        }
      />
    );
  return (
    <ListRow
      chosen={false}
      link={link}
      onOpen={onBook}
      title={name}
      about={who.join(' · ')}
      second={[dayOf(due), placeOf(due)].join(' · ')}
      state={isBooked ? texts.visit : due.askedAt ? texts.asked : undefined}
      end={
        <>
          {!isBooked && (
            <Button
              variant="secondary"
              aria-label={texts.bookOf(`${name}, ${placeOf(due)}`)}
              onClick={onBook}
              className="text-small"
            >
              {texts.book}
            </Button>
          )}
          <MoreMenu acts={acts} label={texts.more(`${name}, ${placeOf(due)}`)} />
        </>
      }
    />
  );
}
