import { useState } from 'react';
import * as z from 'zod/mini';
import { formatDate } from '#shared/dates.ts';
import { pounds } from '#shared/fields.ts';
import { readNumber } from '#shared/read-number.ts';
import type { Registration } from '#shared/tax/registration.ts';
import { Button } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { Field } from '../../../components/field.tsx';
import { Money } from '../../../components/money.tsx';
import { TextInput } from '../../../components/text-input.tsx';
import { registrationTexts as words } from './texts.ts';

interface Props {
  data: Registration;
  asked: string;
  onAsk: (expected: string) => void;
}

/** Both tests, and what the trader expects besides what was agreed. */
export function Expected({ data, asked, onAsk }: Props) {
  const [text, setText] = useState(asked);
  const sum = readNumber(text);
  const isWrong = sum !== null && !z.safeParse(pounds, sum).success;
  const { past, future } = data;
  return (
    <Card className="grid gap-4 p-4">
      <dl className="grid gap-3">
        <Line name={words.past} pounds={past.rolling} second={words.pastUnder(formatDate(past.monthEnd))} />
        <Line name={words.future} pounds={future.expected} second={words.futureHint} />
      </dl>
      <form
        className="flex flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isWrong) onAsk(sum === null ? '' : String(sum));
        }}
      >
        <Field
          label={words.expected}
          error={isWrong ? words.wrong : undefined}
          className="min-w-[min(12rem,100%)] flex-1"
        >
          <TextInput
            value={text}
            inputMode="decimal"
            enterKeyHint="done"
            onChange={({ target }) => setText(target.value)}
          />
        </Field>
        <Button type="submit" variant="secondary">
          {words.check}
        </Button>
      </form>
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
