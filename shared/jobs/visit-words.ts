import { daysOf, isRun } from '../calendar/days.ts';
import { readTimes, readWeekday, type Timed } from '../calendar/when.ts';
import { formatDate } from '../dates.ts';
import type { LetterFacts } from '../letter.ts';
import { oneLineAddress } from '../one-line-address.ts';

/** The news about a visit that a client is told. */
export type VisitNews = 'tomorrow' | 'moved' | 'off' | 'on' | 'booked';

export interface Visit extends Timed {
  title: string;
  place?: string | null | undefined;
  clientName: string;
  businessName: string;
  phone?: string | null | undefined;
}

const dayWords = (date: string): string => `${readWeekday(date)} ${formatDate(date)}`;

/** `Tue 24 Nov 2026, 08:30–10:00`; both ends if it takes several days. */
const whenOf = (visit: Visit): string => {
  const days = daysOf(visit);
  if (!days) return '';
  const day = isRun(days) ? `${dayWords(days.first)} to ${dayWords(days.last)}` : dayWords(days.first);
  return [day, readTimes(visit)].filter(Boolean).join(', ');
};

const subjects: Record<VisitNews, string> = {
  booked: 'Your appointment',
  tomorrow: 'Your appointment tomorrow',
  moved: 'Your appointment has moved',
  off: 'Your appointment is cancelled',
  on: 'Your appointment is back on',
};

const sentences: Record<VisitNews, (visit: Visit) => string> = {
  tomorrow: (visit) => `We’re coming tomorrow, ${whenOf(visit)}, for ${visit.title}.`,
  moved: (visit) => `Your appointment for “${visit.title}” has moved. It is now on ${whenOf(visit)}.`,
  off: (visit) => `Your appointment for “${visit.title}” has been cancelled.`,
  on: (visit) => `Your appointment for “${visit.title}” is back on: ${whenOf(visit)}.`,
  booked: (visit) => `We’re coming on ${whenOf(visit)}, for ${visit.title}.`,
};

const reachWords = ({ phone }: Visit): string =>
  phone ? `reply to this email or call ${phone}` : 'reply to this email';

/** The subject and message of the email about a visit. */
export const visitWords = (visit: Visit, news: VisitNews): { subject: string; message: string } => {
  const { clientName, businessName } = visit;
  const close =
    news === 'off'
      ? `To choose another day, ${reachWords(visit)}.`
      : `If that doesn’t suit you, ${reachWords(visit)}. Open the attachment to add it to your calendar.`;
  return {
    subject: `${subjects[news]}: ${businessName}`.slice(0, 200),
    message: [`Dear ${clientName},`, sentences[news](visit), close, `Kind regards,\n${businessName}`].join(
      '\n\n',
    ),
  };
};

/** The rows of the email about a visit. */
export const visitFacts = (visit: Visit): LetterFacts[] => [
  {
    heading: 'Your appointment',
    rows: [
      { label: 'When', value: whenOf(visit) },
      { label: 'What', value: visit.title },
      ...(visit.place ? [{ label: 'Where', value: oneLineAddress(visit.place) }] : []),
    ],
  },
];
