import { useState } from 'react';
import type { Claim } from '#shared/invoices/claims.ts';
import { formatPounds } from '#shared/money.ts';
import type { HandMethod } from '#shared/payments/methods.ts';
import { Dialog } from '../../../components/dialog.tsx';
import { SheetBody } from '../../../components/sheet.tsx';
import { PaidWays } from '../payments/paid-ways.tsx';
import { paymentTexts } from '../payments/texts.ts';
import { useClaimOutcome } from './use-late.ts';

/** Asks how a claim was paid; the press settles it. */
export default function ClaimPaid({ claim, onClose }: { claim: Claim; onClose: () => void }) {
  const { save } = useClaimOutcome();
  const [recording, setRecording] = useState<HandMethod | null>(null);
  const choose = (paidBy: HandMethod) => {
    setRecording(paidBy);
    // The refusal has been reported; the user can choose again.
    save(claim.id, { outcome: 'paid', paidBy }).then(onClose, () => setRecording(null));
  };
  return (
    <Dialog open onClose={onClose} title={paymentTexts.paidHow(formatPounds(claim.total))}>
      <SheetBody className="grid content-start gap-2">
        <PaidWays recording={recording} onChoose={choose} />
      </SheetBody>
    </Dialog>
  );
}
