import { useQuery } from '@tanstack/react-query';
import type { Invoice } from '#shared/invoices/contract.ts';
import { Segmented } from '../../components/segmented.tsx';
import { jobQuery } from '../../data/jobs.ts';
import { useVatCode } from '../../data/vat-code.ts';
import { DraftForm } from './drafts/draft-form.tsx';
import { texts } from './drafts/texts.ts';
import { InvoiceDialog } from './invoice-dialog.tsx';
import type { useAddress } from './use-address.ts';

interface Props {
  address: ReturnType<typeof useAddress>;
  onClose: (created: Invoice | null) => void;
}

const modes = [
  { value: 'amount', label: texts.oneAmount },
  { value: 'lines', label: texts.lines },
] as const;

/**
 * A new invoice: for one amount, or with lines if VAT must be shown or the user prefers it. One for a job waits until the job is
 * loaded.
 */
export default function NewInvoice({ address, onClose }: Props) {
  const { fromClient, fromJob } = address;
  const { data: job, isLoading } = useQuery({ ...jobQuery(fromJob ?? 0), enabled: fromJob !== null });
  const usual = useVatCode() === 'o' ? 'amount' : 'lines';
  const mode = address.mode === 'lines' || address.mode === 'amount' ? address.mode : usual;
  if (fromJob !== null && isLoading) return null;
  const above = <Segmented label={texts.mode} value={mode} segments={modes} onChange={address.choose} />;
  const common = { clientId: fromClient, job, above };
  return mode === 'amount' ? (
    <InvoiceDialog invoice={null} {...common} onClose={onClose} />
  ) : (
    <DraftForm
      draft={null}
      {...common}
      onClose={(saved, issue) => (saved ? address.savedDraft(saved.id, issue) : address.closeForm())}
    />
  );
}
