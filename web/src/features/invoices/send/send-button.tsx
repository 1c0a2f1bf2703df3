import { Send } from 'lucide-react';
import type { Invoice } from '#shared/invoices/contract.ts';
import { Button } from '../../../components/button.tsx';
import { sendTexts as texts } from './texts.ts';

interface Props {
  invoice: Invoice;
  variant: 'primary' | 'secondary';
  onClick: () => void;
}

/** Opens the letter that the invoice goes with. */
export function SendButton({ invoice, ...look }: Props) {
  return (
    <Button icon={Send} {...look}>
      {invoice.sentAt ? texts.sendAgain : texts.send}
    </Button>
  );
}
