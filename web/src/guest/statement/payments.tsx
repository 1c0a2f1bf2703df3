/** @jsxImportSource preact */
import { formatDate } from '#shared/dates.ts';
import type { GuestStatement } from '#shared/guest/statement.ts';
import { formatPounds } from '#shared/money.ts';
import { statementTexts } from './texts.ts';

/** Recent payments and refunds. */
export function Payments({ statement: { payments, from, to } }: { statement: GuestStatement }) {
  const days = [formatDate(from), formatDate(to)] as const;
  if (payments.length === 0)
    return <p class="mt-4 text-small text-muted">{statementTexts.noPayments(...days)}</p>;
  return (
    <section class="mt-5">
      <h2 class="pb-2 text-small font-strong">{statementTexts.paymentsOf(...days)}</h2>
      <ul>
        {payments.map(({ on, how, invoiceNumber, amount }, at) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: payments have no ids here and never change places.
            key={at}
            class="flex items-baseline justify-between gap-3 border-t border-line py-2 text-small"
          >
            <span class="min-w-0 wrap-anywhere">
              {formatDate(on)} · {invoiceNumber} ·{' '}
              {amount < 0 ? statementTexts.wentBack : statementTexts.cameIn(how)}
            </span>
            <span class="shrink-0 whitespace-nowrap">{formatPounds(amount)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
