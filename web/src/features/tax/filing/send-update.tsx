import Lock from 'lucide-react/icons/lock';
import Send from 'lucide-react/icons/send';
import { useState } from 'react';
import { formatDate, today } from '#shared/dates.ts';
import type { IncomeTaxUpdate, IncomeTaxYear } from '#shared/filing/income-tax.ts';
import { filingRoutes } from '#shared/filing/routes.ts';
import { useCall } from '../../../api/use-call.ts';
import { Checkbox } from '../../../components/checkbox.tsx';
import { Money } from '../../../components/money.tsx';
import { NextButton } from '../../../components/next-act.tsx';
import { Notice } from '../../../components/notice.tsx';
import { ApiError, explain } from '../../../store/api-error.ts';
import { incomeTaxTexts as words } from './income-tax-texts.ts';
import { useIsOwner } from './queries.ts';

/** The newest update that can be sent: each covers the year so far, so it includes the earlier ones. */
const nextOf = (updates: readonly IncomeTaxUpdate[]): IncomeTaxUpdate | undefined =>
  updates.findLast(({ mayBeSentFrom }) => mayBeSentFrom <= today());

/** The next update to send, with its content. Renders nothing if HMRC has the current one. */
export function SendUpdate({ year }: { year: IncomeTaxYear }) {
  const isOwner = useIsOwner();
  const update = nextOf(year.updates);
  if (!update || update.status === 'sent' || update.status === 'fulfilled') return null;
  if (!isOwner) return <Notice tone="neutral" icon={Lock} title={words.ownerSends} />;
  return <Next key={update.hash} year={year} update={update} />;
}

const saidOf = (error: Error): string =>
  error instanceof ApiError ? error.reason : explain(words.sendFailed, error);

function Next({ year, update }: { year: IncomeTaxYear; update: IncomeTaxUpdate }) {
  const { taxYear, mayConsolidate } = year;
  const { quarter, to, figures, hash, status } = update;
  const [consolidated, consolidate] = useState(false);
  const { mutate, isPending } = useCall(filingRoutes.sendUpdate, {
    success: words.sentToast,
    failure: saidOf,
  });
  const send = () => mutate({ params: { taxYear, quarter: `${quarter}` }, body: { hash, consolidated } });
  return (
    <section className="on-brand no-print grid gap-3 rounded-card border-next-line bg-next p-4 text-on-brand lg:p-4.5 dark:border">
      <div>
        <h3 className="text-large">{words.quarter(quarter)}</h3>
        <p className="text-small text-on-brand-muted">{words.upTo(formatDate(to))}</p>
      </div>
      <dl className="grid gap-1">
        {(
          [
            [words.turnover, figures.turnover],
            [words.expenses, figures.totalExpenses],
          ] as const
        ).map(([name, pounds]) => (
          <div key={name} className="flex flex-wrap justify-between gap-x-4">
            <dt>{name}</dt>
            <dd>
              <Money pounds={pounds} className="font-strong" />
            </dd>
          </div>
        ))}
      </dl>
      {mayConsolidate && figures.totalExpenses !== 0 && (
        <Checkbox
          label={words.consolidated}
          checked={consolidated}
          onChange={({ target }) => consolidate(target.checked)}
        />
      )}
      <div className="flex">
        <NextButton
          icon={Send}
          label={status === 'changed' ? words.sendNewer : words.send}
          busy={isPending}
          needsConnection
          onClick={send}
        />
      </div>
    </section>
  );
}
