import { Link } from 'react-router-dom';
import { monthOf, readShortDay } from '#shared/calendar/month.ts';
import { type Nation, nationNames } from '#shared/uk/nations.ts';
import { texts } from './texts.ts';

interface Props {
  nation: Nation;
  month: string;
  holidays: Readonly<Record<string, string>>;
}

/** The month's bank holidays by name, which don't fit a phone's narrow days, with a link to choose the nation. */
export function HolidayList({ nation, month, holidays }: Props) {
  const ofMonth = Object.entries(holidays).filter(([date]) => monthOf(date) === month);
  if (ofMonth.length === 0) return null;
  return (
    <p className="text-small text-muted">
      {texts.bankHolidaysIn(nationNames[nation])}:{' '}
      {ofMonth.map(([date, name]) => `${readShortDay(date)} ${name}`).join(', ')}.{' '}
      <Link to="/settings#calendar" className="no-print underline underline-offset-4">
        {texts.change}
      </Link>
    </p>
  );
}
