import { useQuery } from '@tanstack/react-query';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import type { Visit } from '#shared/board/board.ts';
import { readDay } from '#shared/calendar/month.ts';
import { readTimes } from '#shared/calendar/when.ts';
import { isLandline } from '#shared/uk/landline.ts';
import { ButtonLink } from '../../components/button.tsx';
import { textHref } from '../../components/hrefs.ts';
import { clientQuery } from '../../data/clients.ts';
import { texts } from './texts.ts';

/** Opens a text with the visit's day and time, for a customer who can't be emailed. */
export function TextThem({ visit }: { visit: Visit }) {
  const { id = 0 } = visit.client ?? {};
  const { data: client } = useQuery({ ...clientQuery(id), enabled: id > 0 });
  if (!client?.phone || isLandline(client.phone) || !visit.scheduledDate) return null;
  const when = [readDay(visit.scheduledDate), readTimes(visit)].filter(Boolean).join(', ');
  return (
    <div className="sm:col-span-2">
      <ButtonLink variant="secondary" icon={MessageSquareText}>
        <a href={textHref(client.phone, texts.coming(when))}>{texts.text(client.name)}</a>
      </ButtonLink>
    </div>
  );
}
