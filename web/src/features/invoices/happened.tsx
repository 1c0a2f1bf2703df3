import { londonDate } from '#shared/dates.ts';
import type { OneInvoice } from '#shared/invoices/contract.ts';
import { desk } from '#shared/members/roles.ts';
import { formatPounds } from '#shared/money.ts';
import { isOnline, methodWords } from '#shared/payments/methods.ts';
import { isAmong, openTo } from '../../allowed.ts';
import { useSignedInUser } from '../../api/user.ts';
import { By } from '../../components/by.tsx';
import { Card } from '../../components/card.tsx';
import { DateText } from '../../components/date-text.tsx';
import { UndoLink } from '../../components/undo-link.tsx';
import { useWho } from '../../data/who.ts';
import { paymentTexts } from './payments/texts.ts';
import { useRemovePayment } from './payments/use-payments.ts';
import { texts } from './texts.ts';
import { history, reminded } from './wording.ts';

interface Step {
  what: string;
  /** A day, `YYYY-MM-DD`. */
  on: string;
  /** The payment, if it was recorded by hand and can be removed. */
  paymentId?: number;
  /** It was removed since. */
  isRemoved?: boolean;
  /** Who did it. */
  by?: string | null;
}

const on = (what: string, at: string | null, by: string | null = null): Step[] =>
  at ? [{ what, on: londonDate(at), by }] : [];

const stepsOf = (invoice: OneInvoice, cameBack: boolean): Step[] => {
  const { createdAt, sentAt, openedAt, lastRemindedAt, paidAt, voidedAt, payments } = invoice;
  const back = (what: string) => (cameBack ? texts.cameBack(what) : what);
  const isMarked = payments.every(({ method, removed }) => method === 'marked' || removed);
  return [
    ...on(texts.wasCreated, createdAt, invoice.madeBy),
    ...on(
      lastRemindedAt ? texts.wasSent : back(texts.wasSent),
      sentAt === lastRemindedAt ? null : sentAt,
      invoice.sentBy,
    ),
    ...on(texts.wasOpened, openedAt),
    ...on(back(reminded(invoice)), lastRemindedAt, invoice.lastRemindedBy),
    ...(isMarked ? on(texts.wasPaid, paidAt) : []),
    ...payments.flatMap(({ id, amount, method, paidOn, refunded, madeBy, removed }): Step[] =>
      method === 'marked' && !removed
        ? []
        : [
            {
              what: texts.came(formatPounds(amount), methodWords[method]),
              on: paidOn,
              by: madeBy,
              ...(removed && { isRemoved: true }),
              ...(!isOnline(method) && refunded === 0 && !removed && { paymentId: id }),
            },
            ...(removed
              ? on(paymentTexts.removedAs(formatPounds(amount), removed.reason), removed.on, removed.by)
              : []),
          ],
    ),
    ...on(texts.wasVoided, voidedAt, invoice.voidedBy),
  ].sort((one, other) => other.on.localeCompare(one.on));
};

/** The payment recorded last: ids grow with the clock. */
const newestPayment = ({ payments }: OneInvoice): number =>
  payments.reduce((newest, { id }) => Math.max(newest, id), 0);

/** An invoice's history, newest first. */
export function Happened({ invoice, cameBack }: { invoice: OneInvoice; cameBack: boolean }) {
  const remove = useRemovePayment();
  const mayUndo = isAmong(useSignedInUser(), openTo('payments.remove', desk));
  const newest = newestPayment(invoice);
  const who = useWho();
  return (
    <section>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 pt-1 pb-1.5 text-small">
        <h2 className="font-strong">{texts.happened}</h2>
        <p className="text-muted">{history(invoice)}</p>
      </div>
      <Card className="px-4 py-2.5 text-small">
        <ol className="grid gap-1.5">
          {stepsOf(invoice, cameBack).map(({ what, on: day, paymentId, isRemoved, by }) => (
            <li
              key={`${day} ${what} ${paymentId ?? ''}`}
              className="grid grid-cols-[5.75rem_minmax(0,1fr)] gap-x-4 large-text:grid-cols-1"
            >
              <span className="text-muted">
                <DateText value={day} />
              </span>
              <span className="wrap-anywhere">
                <span className={isRemoved ? 'line-through' : ''}>{what}</span>
                <By name={who(by)} />
                {mayUndo && paymentId !== undefined && paymentId === newest && (
                  <UndoLink
                    onPress={() => void remove(paymentId, paymentTexts.undone).catch(() => undefined)}
                  />
                )}
              </span>
            </li>
          ))}
        </ol>
      </Card>
    </section>
  );
}
