/** @jsxImportSource preact */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { GuestOwed } from '#shared/guest/document.ts';
import { formatPounds } from '#shared/money.ts';
import { Button } from '../buttons.tsx';
import { BankDetails } from '../invoice/bank-details.tsx';
import { NextStep } from '../next-step.tsx';
import { Notice } from '../notice.tsx';
import { texts } from '../texts.ts';
import type { Pdf } from '../use-pdf.ts';
import { PayPart } from './part.tsx';
import type { Pay } from './use-pay.ts';

type Payable = NonNullable<GuestOwed['pay']>;

interface Props {
  payable: Payable;
  pay: Pay;
  pdf: Pdf;
  /** The bank details, if it can also be paid by transfer. */
  bank: GuestOwed['bank'];
}

/** The next step: to pay. If there are several ways to pay, it asks which. */
export function PayStep({ payable, pay, pdf, bank }: Props) {
  const [isAsking, setAsking] = useState(false);
  const sum = formatPounds(payable.amount);
  const hasWays = payable.bank || payable.least !== null || bank !== null;
  return (
    <>
      <NextStep pdf={pdf}>
        <Button
          look="main"
          class="grow"
          busy={pay.busy === 'any'}
          onClick={() => (hasWays ? setAsking(true) : pay.pay())}
        >
          {texts.pay(sum)}
        </Button>
      </NextStep>
      {!hasWays && <Problem pay={pay} />}
      {isAsking && <Ways {...{ payable, pay, bank, sum }} onClose={() => setAsking(false)} />}
    </>
  );
}

const Problem = ({ pay }: { pay: Pay }) =>
  pay.problem ? (
    <Notice tone="alert" urgent>
      {pay.problem}
    </Notice>
  ) : null;

/** The ways to pay, the cheapest for a large amount first: a sheet on a phone, a centred box on wider screens. */
function Ways({
  payable,
  pay,
  bank,
  sum,
  onClose,
}: Omit<Props, 'pdf'> & { sum: string; onClose: () => void }) {
  const box = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    box.current?.showModal();
  }, []);
  const byBank = payable.bank && (
    <Button key="bank" class="min-h-13" busy={pay.busy === 'bank'} onClick={() => pay.pay('bank')}>
      {texts.payByBank}
    </Button>
  );
  const byCard = (
    <Button key="card" class="min-h-13" busy={pay.busy === 'card'} onClick={() => pay.pay('card')}>
      {texts.payByCard}
    </Button>
  );
  return (
    <dialog
      ref={box}
      aria-labelledby="ways"
      onClose={onClose}
      class="no-print m-0 mt-auto max-h-[92dvh] w-full max-w-none overflow-y-auto rounded-t-sheet bg-ground p-5 pb-[max(1.25rem,env(safe-area-inset-bottom))] text-ink shadow-lifted backdrop:bg-scrim sm:m-auto sm:w-104 sm:rounded-card"
    >
      <div class="grid gap-3">
        <div class="flex items-center justify-between gap-4">
          <h2 id="ways" class="text-large font-strong">
            {texts.pay(sum)}
          </h2>
          <button type="button" onClick={() => box.current?.close()} class="-mr-2 min-h-11 px-2 font-strong">
            {texts.close}
          </button>
        </div>
        <Problem pay={pay} />
        {payable.bankFirst ? [byBank, byCard] : [byCard, byBank]}
        {bank && (
          <details class="rounded-control border border-control/60 bg-surface">
            <summary class="grid min-h-13 cursor-pointer place-items-center px-4 text-small font-strong">
              {texts.byTransfer}
            </summary>
            <div class="px-2 pb-2">
              <BankDetails bank={bank} />
            </div>
          </details>
        )}
        {payable.least !== null && <PayPart amount={payable.amount} least={payable.least} pay={pay} />}
      </div>
    </dialog>
  );
}
