import Ban from 'lucide-react/icons/ban';
import type { Invoice } from '#shared/invoices/contract.ts';
import { Notice } from '../../../components/notice.tsx';
import { creditTexts as texts } from './texts.ts';

/** Says that an invoice is void, and why. */
export function VoidNotice({ invoice }: { invoice: Invoice }) {
  if (!invoice.voidedAt) return null;
  return (
    <Notice tone="neutral" icon={Ban} title={texts.isVoid}>
      <p className="wrap-anywhere">{invoice.voidReason}</p>
    </Notice>
  );
}
