import { useQuery } from '@tanstack/react-query';
import { formatPounds } from '#shared/money.ts';
import type { Quote } from '#shared/quotes/shown.ts';
import { useSignedInUser } from '../../api/user.ts';
import { Card } from '../../components/card.tsx';
import { DateText } from '../../components/date-text.tsx';
import { clientQuery } from '../../data/clients.ts';
import type { LineValues } from '../../forms/lines/line-values.ts';
import { Contact } from '../../forms/paper/contact.tsx';
import { Letterhead } from '../../forms/paper/letterhead.tsx';
import { PaperLine, PaperLines } from '../../forms/paper/paper-lines.tsx';
import { texts } from './texts.ts';

/** The parts of a quote that the document shows, saved or still being typed. */
export type OnPaper = Pick<
  Quote,
  | 'clientId'
  | 'client'
  | 'number'
  | 'title'
  | 'validUntil'
  | 'priceKind'
  | 'lines'
  | 'sums'
  | 'pricesInclude'
  | 'deposit'
  | 'message'
  | 'terms'
  | 'answer'
>;

/** The quote as the document that the customer gets. */
export function Paper({ quote }: { quote: OnPaper }) {
  const user = useSignedInUser();
  const { data: client } = useQuery({ ...clientQuery(quote.clientId), enabled: quote.clientId > 0 });
  return (
    <Card className="paper grid grid-cols-[minmax(0,1fr)] gap-5 rounded-small p-5 shadow-lifted sm:p-7 large-text:p-3">
      <div className="flex items-start justify-between gap-6 large-text:flex-wrap">
        <Letterhead user={user} />
        <div className="shrink-0 text-right">
          <p className="text-title font-strong">{texts[quote.priceKind]}</p>
          <p className="text-small text-muted">{quote.number}</p>
        </div>
      </div>
      <div>
        <p className="text-small text-muted">For</p>
        <p className="font-strong wrap-anywhere">{client?.name ?? quote.client?.name}</p>
        {client && <Contact {...client} />}
      </div>
      <p className="text-small text-muted">
        {texts.holdsUntil} <DateText value={quote.validUntil} />
      </p>
      {quote.title && <h3 className="text-large wrap-anywhere">{quote.title}</h3>}
      <Text text={quote.message} />
      {quote.sums && (
        <PaperLines
          lines={linesOf(quote, (optional, at) => !optional || isAgreed(quote, at))}
          sums={quote.sums}
          pricesInclude={quote.pricesInclude}
        />
      )}
      <Extras quote={quote} />
      {quote.deposit && <p className="text-small font-strong">{texts.deposit(depositText(quote.deposit))}</p>}
      <Text title={texts.terms} text={quote.terms} />
    </Card>
  );
}

const depositText = ({ kind, value }: NonNullable<Quote['deposit']>): string =>
  kind === 'percent' ? `${value}%` : formatPounds(value);

const isAgreed = ({ answer }: OnPaper, at: number): boolean => answer?.chosen.includes(at) ?? false;

const linesOf = ({ lines }: OnPaper, which: (optional: boolean, at: number) => boolean) =>
  (lines ?? []).filter(({ optional }, at) => which(Boolean(optional), at));

/** The optional lines; chosen ones are among the other lines, because they count. */
function Extras({ quote }: { quote: OnPaper }) {
  const extras = linesOf(quote, (optional) => optional) as LineValues[];
  if (extras.length === 0 || quote.answer?.answer === 'accepted') return null;
  return (
    <section>
      <h3 className="text-small font-strong text-muted">{texts.optional}</h3>
      <ul className="divide-y divide-line">
        {extras.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of a paper have no ids and never change places.
          <PaperLine key={at} line={line} />
        ))}
      </ul>
    </section>
  );
}

function Text({ title, text }: { title?: string; text: string | null }) {
  if (!text) return null;
  return (
    <div>
      {title && <h3 className="text-small font-strong text-muted">{title}</h3>}
      <p className="whitespace-pre-line wrap-anywhere">{text}</p>
    </div>
  );
}
