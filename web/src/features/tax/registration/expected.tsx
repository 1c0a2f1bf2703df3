import { formatDate } from '#shared/dates.ts';
import type { Registration } from '#shared/tax/registration.ts';
import { Card } from '../../../components/card.tsx';
import { Money } from '../../../components/money.tsx';
import { AmountForm } from '../amount-form.tsx';
import { registrationTexts as words } from './texts.ts';

interface Props {
  data: Registration;
  asked: string;
  onAsk: (expected: string) => void;
}

/** Both tests, and what the trader expects in addition to agreed work. */
export function Expected({ data, asked, onAsk }: Props) {
  const { past, future } = data;
  return (
    <Card className="grid gap-4 p-4">
      <dl className="grid gap-3">
        <Line name={words.past} pounds={past.rolling} second={words.pastUnder(formatDate(past.monthEnd))} />
        <Line name={words.future} pounds={future.expected} second={words.futureHint} />
      </dl>
      <div className="no-print">
        <AmountForm
          initial={asked}
          words={{ label: words.expected, wrong: words.wrong, act: words.check }}
          onGive={(sum) => onAsk(sum === null ? '' : String(sum))}
        />
      </div>
    </Card>
  );
}

function Line({ name, pounds, second }: { name: string; pounds: number; second: string }) {
  return (
    <div className="flex items-start justify-between gap-x-4 large-text:flex-wrap">
      <dt>
        <span className="block font-strong">{name}</span>
        <span className="block text-small text-muted">{second}</span>
      </dt>
      <dd className="ml-auto">
        <Money pounds={pounds} />
      </dd>
    </div>
  );
}
