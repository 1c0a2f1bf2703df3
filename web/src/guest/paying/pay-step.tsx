/** @jsxImportSource preact */
import type { GuestOwed } from '#shared/guest/document.ts';
import { formatPounds } from '#shared/money.ts';
import { Button } from '../buttons.tsx';
import { NextStep } from '../next-step.tsx';
import { Notice } from '../notice.tsx';
import { texts } from '../texts.ts';
import type { Pdf } from '../use-pdf.ts';
import { PayPart } from './part.tsx';
import type { Pay } from './use-pay.ts';

type Payable = NonNullable<GuestOwed['pay']>;

/** The next step of what is owed: a large sum from the bank, else however one likes. */
export function PayStep({ payable, pay, pdf }: { payable: Payable; pay: Pay; pdf: Pdf }) {
  const sum = formatPounds(payable.amount);
  const way = payable.bankFirst ? ('bank' as const) : undefined;
  return (
    <NextStep pdf={pdf}>
      <Button look="main" class="grow" busy={pay.busy === (way ?? 'any')} onClick={() => pay.pay(way)}>
        {payable.bankFirst ? texts.payByBank(sum) : texts.pay(sum)}
      </Button>
    </NextStep>
  );
}

/** The other ways: by card where the bank comes first, and a part. */
export function OtherWays({ payable, pay }: { payable: Payable; pay: Pay }) {
  return (
    <div class="no-print grid gap-2 pt-4">
      {pay.problem && (
        <Notice tone="alert" urgent>
          {pay.problem}
        </Notice>
      )}
      {payable.bankFirst ? (
        <Button busy={pay.busy === 'card'} onClick={() => pay.pay('card')}>
          {texts.payByCard}
        </Button>
      ) : (
        <p class="text-small text-muted">{payable.bank ? texts.waysWithBank : texts.ways}</p>
      )}
      {payable.least !== null && <PayPart amount={payable.amount} least={payable.least} pay={pay} />}
    </div>
  );
}
