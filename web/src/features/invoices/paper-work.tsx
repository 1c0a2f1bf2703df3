import type { Invoice } from '#shared/invoices/contract.ts';
import { toPence, toPounds } from '#shared/money.ts';
import { Money } from '../../components/money.tsx';
import { labourLabel, whenAndWhere } from './wording.ts';

type Work = Pick<Invoice, 'job' | 'workDescription' | 'workStartDate' | 'workEndDate' | 'workLocation'>;

/** True if there is anything to show about the work. */
export const hasWork = ({ job, workDescription, ...when }: Work): boolean =>
  Boolean(job || workDescription || whenAndWhere(when));

/** What was done, when and where, with the amount if no breakdown follows. */
export function WorkDone({ work, pounds }: { work: Work; pounds?: number | undefined }) {
  const { job, workDescription } = work;
  const facts = whenAndWhere(work);
  const title = job?.title ?? (workDescription ? '' : 'Work done');
  return (
    <div className="flex items-baseline justify-between gap-x-4 large-text:flex-wrap border-b border-line pb-3">
      <div className="grid min-w-0 gap-1">
        {title && <p className="font-strong wrap-anywhere">{title}</p>}
        {workDescription && workDescription !== title && (
          <p className="whitespace-pre-line wrap-anywhere">{workDescription}</p>
        )}
        {facts && <p className="text-small text-muted wrap-anywhere">{facts}</p>}
      </div>
      {pounds !== undefined && <Money pounds={pounds} className="shrink-0" />}
    </div>
  );
}

type Costs = Pick<Invoice, 'amount' | 'laborCost' | 'materialsCost' | 'hoursWorked' | 'hourlyRate'>;

/** True if an invoice for one amount has a breakdown. */
export const hasCosts = ({ laborCost, materialsCost, hoursWorked }: Costs): boolean =>
  laborCost > 0 || materialsCost > 0 || hoursWorked > 0;

/** The labour and materials of an invoice for one amount, in the order of the PDF. */
export function PaperCosts({ invoice }: { invoice: Costs }) {
  const { materialsCost, laborCost, hoursWorked } = invoice;
  const given = toPence(laborCost) + toPence(materialsCost);
  const rest = given > 0 ? toPounds(toPence(invoice.amount) - given) : 0;
  return (
    <dl className="-mt-5">
      {(laborCost > 0 || hoursWorked > 0) && <Line label={labourLabel(invoice)} pounds={laborCost} />}
      {materialsCost > 0 && <Line label="Materials" pounds={materialsCost} />}
      {rest !== 0 && <Line label={rest < 0 ? 'Discount' : 'Other charges'} pounds={rest} />}
    </dl>
  );
}

function Line({ label, pounds }: { label: string; pounds: number }) {
  return (
    <div className="flex items-baseline justify-between gap-x-4 large-text:flex-wrap border-b border-line py-3">
      <dt>{label}</dt>
      <dd>{pounds !== 0 && <Money pounds={pounds} />}</dd>
    </div>
  );
}
