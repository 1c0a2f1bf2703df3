import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { today } from '#shared/dates.ts';
import type { ShownLine } from '#shared/lines/shown.ts';
import { useSignedInUser } from '../../api/user.ts';
import { clientQuery } from '../../data/clients.ts';
import { sumsNow } from '../../forms/lines/line-sum.ts';
import type { LinesValues } from '../../forms/lines/line-values.ts';
import { usePartyNames } from '../../forms/party/use-names.ts';
import type { Values } from './form-values.ts';
import { type OnPaper, Paper } from './paper.tsx';
import { texts } from './texts.ts';
import type { InvoiceForm } from './use-invoice-form.ts';

const numberOf = (value: unknown): number =>
  typeof value === 'number' && Number.isFinite(value) ? value : 0;

type Typed = Partial<Values> & LinesValues;

/** The input so far, as an unpaid invoice. */
const paperOf = (typed: Typed, names: ReturnType<typeof usePartyNames>, hasLines: boolean): OnPaper => {
  const { clientId, jobId, invoiceNumber, dueDate } = typed;
  const amount = hasLines ? sumsNow(typed).total : numberOf(typed.amount);
  return {
    invoiceNumber: invoiceNumber ?? '',
    client: clientId ? { id: clientId, name: names.client(clientId) } : null,
    job: jobId ? { id: Number(jobId), title: names.job(Number(jobId)) } : null,
    hasLines,
    amount,
    balance: amount,
    paid: 0,
    credited: 0,
    status: 'unpaid',
    dueDate: dueDate || today(),
    paidAt: null,
    voidedAt: null,
    workDescription: typed.workDescription || null,
    workStartDate: typed.workStartDate || null,
    workEndDate: typed.workEndDate || null,
    workLocation: typed.workLocation || null,
    notes: typed.notes || null,
    laborCost: numberOf(typed.laborCost),
    materialsCost: numberOf(typed.materialsCost),
    hoursWorked: numberOf(typed.hoursWorked),
    hourlyRate: numberOf(typed.hourlyRate),
  };
};

/** A live preview of the document. A draft's form has the same names for shared fields. */
export function PaperBeside({ form, hasLines = false }: { form: InvoiceForm; hasLines?: boolean }) {
  const typed = useWatch({ control: form.control }) as Typed;
  const seller = useSignedInUser();
  const names = usePartyNames();
  const clientId = typed.clientId ?? 0;
  const { data: client } = useQuery({ ...clientQuery(clientId), enabled: clientId > 0 });
  const lines = hasLines
    ? {
        lines: (typed.lines ?? []) as ShownLine[],
        sums: sumsNow(typed),
        pricesInclude: typed.pricesInclude ?? 'net',
      }
    : undefined;
  return (
    <aside aria-label={texts.previewName} className="min-w-0">
      <p className="pb-2 text-small text-muted">{client ? texts.gets(client.name) : texts.preview}</p>
      <Paper invoice={paperOf(typed, names, hasLines)} whole={lines} seller={seller} client={client} />
    </aside>
  );
}
