import { useQuery } from '@tanstack/react-query';
import { ChevronRight, Landmark } from 'lucide-react';
import { Link } from 'react-router-dom';
import { formatDate } from '#shared/dates.ts';
import { formatPounds } from '#shared/money.ts';
import { type Registration, registrationRoute } from '#shared/tax/registration.ts';
import { read } from '../../api/read.ts';
import { Card } from '../../components/card.tsx';

const words = {
  title: 'VAT registration',
  near: (turnover: string, limit: string) => `${turnover} of ${limit} sold in twelve months`,
  asOf: (percent: string, day: string) => `${percent} % of the VAT limit on ${day}`,
  over: 'You must register for VAT',
  notify: (by: string, from: string) => `Tell HMRC by ${by}, registered from ${from}`,
} as const;

/** Two years of days are read for it, and it moves with the month. */
const freshMs = 60 * 60 * 1000;

const mustOf = ({ past, future }: Registration): string | undefined => {
  const { notifyBy, registeredFrom } = past.isOver ? past : future;
  return notifyBy && registeredFrom
    ? words.notify(formatDate(notifyBy), formatDate(registeredFrom))
    : undefined;
};

/** How near the business is to having to register, from 80 % of the limit on; nothing before. */
export default function VatNear() {
  const { data } = useQuery({ ...read(registrationRoute, {}), staleTime: freshMs });
  if (!data) return null;
  const must = mustOf(data);
  if (data.warning === null && !must) return null;
  const { turnover, limits, percent, asOf } = data;
  const near = words.near(formatPounds(turnover), formatPounds(limits.registration));
  return (
    <section>
      <h2 className="pb-1.5 text-small font-strong">{words.title}</h2>
      <Card>
        <Link
          to="/tax?part=registration"
          className="flex min-h-14 items-center gap-3 px-4 py-1.5 hover:bg-sunken"
        >
          <Landmark aria-hidden className="size-5 shrink-0 text-muted" />
          <span className="grid min-w-0 flex-1 gap-0.5">
            <span className="font-strong wrap-anywhere">{must ? words.over : near}</span>
            <span className={`text-small ${must ? 'text-on-alert' : 'text-on-warning'}`}>
              {must ?? words.asOf(percent.toLocaleString('en-GB'), formatDate(asOf))}
            </span>
          </span>
          <ChevronRight aria-hidden className="size-5 shrink-0 text-muted" />
        </Link>
      </Card>
    </section>
  );
}
