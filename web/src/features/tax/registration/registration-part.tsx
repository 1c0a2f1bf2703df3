import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { addDays, addMonths, formatDate } from '#shared/dates.ts';
import { formatPounds, formatShortPounds } from '#shared/money.ts';
import type { Registration } from '#shared/tax/registration.ts';
import { taxRoutes } from '#shared/tax/routes.ts';
import { vatLimitsSince } from '#shared/uk/thresholds.ts';
import { read } from '../../../api/read.ts';
import { Card } from '../../../components/card.tsx';
import { Money } from '../../../components/money.tsx';
import { Answered } from '../answered.tsx';
import type { ShowBehind } from '../behind.ts';
import { FigureRow, FigureRows, Source } from '../figure-rows.tsx';
import { Marks } from '../marks.tsx';
import { texts } from '../texts.ts';
import { Expected } from './expected.tsx';
import { Standing } from './standing.tsx';
import { registrationTexts as words } from './texts.ts';

/** Quotes that would exceed the threshold, each with a link. */
function Crossing({ quotes }: { quotes: Registration['crossing'] }) {
  if (quotes.length === 0) return null;
  return (
    <section>
      <h2 className="pb-1.5 text-small font-strong">{words.crossing}</h2>
      <Card className="overflow-hidden">
        <ul aria-label={words.crossing} className="divide-y divide-line">
          {quotes.map(({ id, number, title, total }) => (
            <li key={id}>
              <Link
                to={`/quotes?id=${id}`}
                className="flex min-h-14 items-center gap-x-3 px-4 py-1.5 large-text:flex-wrap hover:bg-sunken"
              >
                <span className="min-w-0 flex-1 large-text:basis-full">
                  <span className="block font-strong wrap-anywhere">{title}</span>
                  <span className="block text-small text-muted">{number}</span>
                </span>
                <Money pounds={total} className="ml-auto" />
              </Link>
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}

/** How near the business is to mandatory VAT registration. */
export function RegistrationPart({ onShow }: { onShow: ShowBehind }) {
  const [expected, expect] = useState('');
  const query = useQuery({
    ...read(taxRoutes.registration, { query: expected ? { expected } : {} }),
    placeholderData: (before?: Registration) => before,
  });
  return (
    <Answered query={query}>
      {(data) => (
        <>
          <Standing data={data} />
          <Turnover data={data} onShow={onShow} />
          {!data.isRegistered && <Expected data={data} asked={expected} onAsk={expect} />}
          <Crossing quotes={data.crossing} />
          <Months data={data} onShow={onShow} />
          {!data.isRegistered && <Marks known={[words.exempt]} />}
          <Source>
            {words.counts} {texts.source(sourceOf(data))}
          </Source>
        </>
      )}
    </Answered>
  );
}

const sourceOf = ({ limits: { registration, deregistration }, asOf }: Registration): string =>
  words.source(formatPounds(registration), formatPounds(deregistration), formatDate(vatLimitsSince(asOf)));

interface PartProps {
  data: Registration;
  onShow: ShowBehind;
}

function Turnover({ data, onShow }: PartProps) {
  const { turnover, percent, limits, months, asOf } = data;
  const from = `${months[0]?.month ?? asOf.slice(0, 7)}-01`;
  const show = () => onShow({ name: words.turnover, figure: 'registration', from, to: asOf });
  return (
    <Card className="overflow-hidden">
      <FigureRows label={words.title}>
        <FigureRow
          name={words.turnover}
          second={words.ofLimit(percent, formatShortPounds(limits.registration))}
          pounds={turnover}
          figure="registration"
          strong
          onOpen={show}
        />
      </FigureRows>
      <div aria-hidden className="h-1.5 bg-sunken">
        <div className="h-full bg-primary" style={{ width: `${Math.min(100, percent)}%` }} />
      </div>
    </Card>
  );
}

const monthName = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', month: 'long', year: 'numeric' });

function Months({ data, onShow }: PartProps) {
  const rows = data.months.filter(({ turnover }) => turnover !== 0).toReversed();
  if (rows.length === 0) return null;
  return (
    <section>
      <h2 className="pb-1.5 text-small font-strong">{words.months}</h2>
      <Card className="overflow-hidden">
        <FigureRows label={words.months}>
          {rows.map(({ month, turnover }) => {
            const from = `${month}-01`;
            const to = addDays(addMonths(from, 1), -1);
            const name = monthName.format(Date.parse(from));
            return (
              <FigureRow
                key={month}
                name={name}
                pounds={turnover}
                onOpen={() => onShow({ name, figure: 'registration', from, to })}
              />
            );
          })}
        </FigureRows>
      </Card>
    </section>
  );
}
