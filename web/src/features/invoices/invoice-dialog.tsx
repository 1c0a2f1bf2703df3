import { type ReactNode, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { Invoice } from '#shared/invoices/contract.ts';
import type { Job } from '#shared/jobs/contract.ts';
import type { HandMethod } from '#shared/payments/methods.ts';
import { useSignedInUser } from '../../api/user.ts';
import { useSplit } from '../../components/widths.ts';
import { usePartyNames } from '../../forms/party/use-names.ts';
import { RecordDialog } from '../../forms/record-dialog.tsx';
import { CostFields, Difference } from './cost-fields.tsx';
import { newValues, readable, type Values } from './form-values.ts';
import { MainFields, NumberAndStatus } from './main-fields.tsx';
import { MoreFields } from './more-fields.tsx';
import { PaperBeside } from './paper-beside.tsx';
import { PayTo } from './paper-edge.tsx';
import { PaidHowField } from './payments/paid-how-field.tsx';
import { labels, texts } from './texts.ts';
import { useInvoiceForm } from './use-invoice-form.ts';

/** Formats a field's value, with clients and jobs by name. */
const useReadable = () => {
  const names = usePartyNames();
  return (name: keyof Values, value: unknown) => readable(name, value, names);
};

interface Props {
  invoice: Invoice | null;
  clientId?: number | null;
  job?: Job | undefined;
  /** Above a new one's fields. */
  above?: ReactNode;
  onClose: (created: Invoice | null) => void;
}

/** The form of an invoice for one amount, and of the editable part of one with lines, laid out as the document. */
export function InvoiceDialog({ invoice, clientId = null, job, above, onClose }: Props) {
  const { business } = useSignedInUser();
  const [first] = useState(() => newValues({ business, clientId, job }));
  const [paidHow, setPaidHow] = useState<HandMethod>('bank');
  const { form, ...record } = useInvoiceForm({ invoice, first, paidHow, onClose });
  const typed = useWatch({ control: form.control, name: 'amount' });
  const isSplit = useSplit();
  const hasLines = invoice?.hasLines ?? false;
  const pounds = typeof typed === 'number' && Number.isFinite(typed) ? typed : 0;
  return (
    <RecordDialog
      title={invoice ? texts.edit : texts.create}
      action={invoice ? texts.update : texts.create}
      record={{ form, ...record }}
      labels={labels}
      readable={useReadable()}
      total={{ label: texts.total, pounds }}
      {...(isSplit && !hasLines && { beside: <PaperBeside form={form} /> })}
    >
      {above}
      {hasLines && <p className="text-muted">{texts.fixed}</p>}
      <MainFields form={form} isNew={invoice === null} hasLines={hasLines} />
      {!hasLines && <Difference form={form} />}
      <div>
        <MoreFields form={form} costs={!hasLines && <CostFields form={form} />}>
          <NumberAndStatus form={form} isNew={invoice === null} />
          {invoice?.status !== 'paid' && <PaidHowField form={form} value={paidHow} onChange={setPaidHow} />}
        </MoreFields>
        <PayTo />
      </div>
    </RecordDialog>
  );
}
