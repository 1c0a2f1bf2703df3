/** @jsxImportSource preact */
import { useState } from 'preact/hooks';
import type { GuestOwed } from '#shared/guest/document.ts';
import { formatPounds } from '#shared/money.ts';
import { Button } from '../buttons.tsx';
import { call } from '../calls.ts';
import { Notice } from '../notice.tsx';
import { saveAs } from '../save-as.ts';
import { texts } from '../texts.ts';
import type { Returned } from './use-return.ts';

const wordsOf = (invoice: GuestOwed, seller: string, returned: Returned): string | undefined => {
  const { onItsWay, overpaid, balance, paid, status } = invoice;
  if (onItsWay > 0) return texts.onItsWay(formatPounds(onItsWay));
  if (overpaid > 0) return texts.overpaid(formatPounds(overpaid), seller);
  if (returned === 'asking') return texts.askingBank;
  if (returned === 'unknown') return texts.notKnown;
  if (returned === 'no' || status === 'void') return undefined;
  if (balance === 0) return texts.paid;
  return paid > 0 ? texts.partPaid(formatPounds(paid), formatPounds(balance)) : texts.notPaid;
};

const toneOf = (invoice: GuestOwed, returned: Returned) =>
  returned === 'known' && invoice.paid > 0 && invoice.overpaid === 0
    ? ('success' as const)
    : ('info' as const);

/** A payment's outcome, for somebody who has just paid and, while a bank transfer is pending, for everybody. */
export function Outcome({
  invoice,
  seller,
  returned,
}: {
  invoice: GuestOwed;
  seller: string;
  returned: Returned;
}) {
  const words = wordsOf(invoice, seller, returned);
  if (!words) return null;
  return (
    <div class="pb-4" role="status">
      <Notice tone={toneOf(invoice, returned)}>{words}</Notice>
    </div>
  );
}

/** Downloads the invoice with its payments. */
export function Receipt({ token, number }: { token: string; number: string }) {
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const fetchIt = async () => {
    setState('busy');
    try {
      saveAs(await call('receipt', { token }), `${number}-receipt`);
      setState('idle');
    } catch {
      setState('failed');
    }
  };
  return (
    <>
      <Button icon="download" busy={state === 'busy'} onClick={() => void fetchIt()}>
        {texts.receipt}
      </Button>
      {state === 'failed' && (
        <Notice tone="alert" urgent>
          {texts.pdfFailed}
        </Notice>
      )}
    </>
  );
}
