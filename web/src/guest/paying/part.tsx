/** @jsxImportSource preact */
import { useState } from 'preact/hooks';
import { formatPounds, isWholePence } from '#shared/money.ts';
import { readNumber } from '#shared/read-number.ts';
import { Button, TextButton } from '../buttons.tsx';
import { texts } from '../texts.ts';
import type { Pay } from './use-pay.ts';

interface Props {
  amount: number;
  least: number;
  pay: Pay;
}

/** Part payment, if allowed; folded. */
export function PayPart({ amount, least, pay }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [value, setValue] = useState('');
  const [error, setError] = useState<string>();
  if (!isOpen) return <TextButton onClick={() => setOpen(true)}>{texts.payPart}</TextButton>;
  const send = () => {
    const pounds = readNumber(value) ?? 0;
    const isRight = pounds >= least && pounds <= amount && isWholePence(pounds);
    setError(isRight ? undefined : texts.partWrong(formatPounds(least), formatPounds(amount)));
    if (isRight) pay.pay(undefined, pounds);
    else document.getElementById('part')?.focus();
  };
  return (
    <form
      class="grid gap-1.5"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <label for="part" class="text-small font-strong">
        {texts.partLabel}
      </label>
      <input
        id="part"
        inputMode="decimal"
        enterkeyhint="done"
        autocomplete="off"
        value={value}
        aria-invalid={Boolean(error)}
        aria-describedby={error && 'part-error'}
        onInput={(event) => setValue(event.currentTarget.value)}
        class="min-h-11 rounded-control border border-control bg-surface px-3 py-2 aria-invalid:border-2 aria-invalid:border-danger"
      />
      {error && (
        <p id="part-error" class="text-small font-strong text-on-alert">
          {error}
        </p>
      )}
      <Button submit busy={pay.busy === 'any'}>
        {texts.payThis}
      </Button>
    </form>
  );
}
