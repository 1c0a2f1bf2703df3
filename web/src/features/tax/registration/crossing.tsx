import { Link } from 'react-router-dom';
import type { Registration } from '#shared/tax/registration.ts';
import { Card } from '../../../components/card.tsx';
import { Money } from '../../../components/money.tsx';
import { registrationTexts as words } from './texts.ts';

/** Quotes that would exceed the threshold, each with a link. */
export function Crossing({ quotes }: { quotes: Registration['crossing'] }) {
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
