import { useQuery } from '@tanstack/react-query';
import Landmark from 'lucide-react/icons/landmark';
import { formatDate } from '#shared/dates.ts';
import { formatWholePounds } from '#shared/money.ts';
import type { Registration } from '#shared/tax/registration.ts';
import { taxRoutes } from '#shared/tax/routes.ts';
import { read } from '../../../api/read.ts';
import { LinkCard } from '../../../components/link-card.tsx';

const words = {
  title: 'VAT registration',
  near: (turnover: string, limit: string) => `${turnover} of the ${limit} limit`,
  asOf: (percent: string, day: string) => `${percent}% of the VAT limit on ${day}`,
  over: 'You must register for VAT',
  notify: (by: string, from: string) => `Register with HMRC by ${by}. Starts on ${from}`,
} as const;

/** It reads two years of days, and changes monthly. */
const freshMs = 60 * 60 * 1000;

const mustOf = ({ past, future }: Registration): string | undefined => {
  const { notifyBy, registeredFrom } = past.isOver ? past : future;
  return notifyBy && registeredFrom
    ? words.notify(formatDate(notifyBy), formatDate(registeredFrom))
    : undefined;
};

/** How near the business is to mandatory VAT registration, from 80 % of the threshold; renders nothing below. */
export default function VatNear() {
  const { data } = useQuery({ ...read(taxRoutes.registration, {}), staleTime: freshMs });
  if (!data) return null;
  const must = mustOf(data);
  if (data.warning === null && !must) return null;
  const { turnover, limits, percent, asOf } = data;
  const near = words.near(formatWholePounds(turnover), formatWholePounds(limits.registration));
  return (
    <section>
      <h2 className="pb-1.5 text-small font-strong">{words.title}</h2>
      <LinkCard
        to="/tax?part=registration"
        icon={Landmark}
        title={must ? words.over : near}
        note={must ?? words.asOf(percent.toLocaleString('en-GB'), formatDate(asOf))}
        noteClass={must ? 'text-on-alert' : 'text-on-warning'}
      />
    </section>
  );
}
