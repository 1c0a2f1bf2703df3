import Pencil from 'lucide-react/icons/pencil';
import Send from 'lucide-react/icons/send';
import Share2 from 'lucide-react/icons/share-2';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { formatDate, today } from '#shared/dates.ts';
import { dueFrom } from '#shared/invoices/due-date.ts';
import { quantityWords } from '#shared/lines/quantity.ts';
import { formatPounds } from '#shared/money.ts';
import { useSignedInUser } from '../../api/user.ts';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { Field } from '../../components/field.tsx';
import { Money } from '../../components/money.tsx';
import { Notice } from '../../components/notice.tsx';
import { SheetBody, SheetFooter } from '../../components/sheet.tsx';
import { TextArea } from '../../components/text-area.tsx';
import { TextInput } from '../../components/text-input.tsx';
import { Warnings } from '../../components/warnings.tsx';
import { useCut } from '../../store/line.ts';
import { BankQuestion } from '../letter/bank-question.tsx';
import { NumberField } from '../number-field.tsx';
import { Findings } from '../paper/findings.tsx';
import { Besides, Charged } from './charged.tsx';
import { texts } from './texts.ts';
import { type Charging, useInvoice } from './use-invoice.ts';

interface Props extends Charging {
  isFinishing: boolean;
  onFinishOnly: () => void;
}

/** The invoice as it would be sent: total, recipient, what is missing, and Send. */
export function InvoiceForm({ isFinishing, onFinishOnly, ...charging }: Props) {
  const { job, source, onClose } = charging;
  const invoice = useInvoice(charging);
  const { form, total, busy, findings, warnings, document } = invoice;
  const cut = useCut(true);
  const isHeld = cut && 'agreed' in source && source.agreed.needsConnection;
  return (
    <Dialog open onClose={onClose} title={texts.title(job.title)} unsaved={form.formState.isDirty} tall>
      <form noValidate onSubmit={invoice.send} className="flex min-h-0 flex-1 flex-col">
        <SheetBody className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">
          {total !== null && <Headline total={total} {...charging} />}
          <Missing {...{ invoice, charging }} />
          {findings.length > 0 && (
            <Notice tone="warning" icon={TriangleAlert} title={texts.fixFirst} role="alert">
              <Findings findings={findings} clientId={job.clientId} />
            </Notice>
          )}
          <Warnings sentences={warnings} />
          <Charged document={document} />
          <Besides lines={besidesOf(charging, invoice)} added={invoice.added} onChange={invoice.setAdded} />
          {document && <OtherWays {...{ invoice }} isHeld={isHeld} />}
        </SheetBody>
        {isHeld && <p className="bg-warning px-5 py-2 text-small text-on-warning">{texts.depositOnline}</p>}
        <SheetFooter>
          <Button variant="secondary" disabled={busy} onClick={onFinishOnly}>
            {isFinishing ? texts.finishOnly : texts.notNow}
          </Button>
          <Button
            type="submit"
            variant="accent"
            icon={Send}
            busy={busy}
            busyLabel={texts.sending}
            disabled={findings.length > 0 || isHeld}
          >
            {(cut ? texts.sendOnline : texts.send)(total === null ? '' : formatPounds(total))}
          </Button>
        </SheetFooter>
      </form>
    </Dialog>
  );
}

/** A draft is complete as written: no extras are offered. */
const besidesOf = ({ source }: Charging, { charge }: ReturnType<typeof useInvoice>) =>
  'draft' in source ? [] : charge.besides;

function Headline({ total, client, source }: Charging & { total: number }) {
  const { business } = useSignedInUser();
  const due = ('draft' in source ? source.draft.dueDate : null) ?? dueFrom(today(), client, business);
  return (
    <p>
      <Money pounds={total} className="block text-display font-strong" />
      <span className="text-muted">
        {client.name} · {texts.due(formatDate(due))}
      </span>
    </p>
  );
}

interface PartProps {
  invoice: ReturnType<typeof useInvoice>;
  charging: Charging;
}

/** Asks for what is not known: the price, the customer's addresses, the bank details. */
function Missing({ invoice, charging: { client, done, source } }: PartProps) {
  const { form, bank, charge, needsAddress } = invoice;
  const { register, control, formState } = form;
  const { errors } = formState;
  const isBlank = charge.lines.length === 0 && !('draft' in source && source.draft.amount);
  const hours = quantityWords({ quantity: Math.round((done.minutes / 60) * 100) / 100, unit: 'hour' });
  return (
    <>
      {charge.lacksRate && (
        <NumberField
          control={control}
          name="hourly"
          label={texts.hourly(hours)}
          hint={texts.hourlyHint}
          required
          money
        />
      )}
      {isBlank && !charge.lacksRate && (
        <div data-begin>
          <NumberField control={control} name="amount" label={texts.amount} required money />
        </div>
      )}
      <Field label={texts.to} required error={errors.to?.message}>
        <TextInput {...register('to')} type="email" autoComplete="off" inputMode="email" />
      </Field>
      {!client.address && (
        <Field
          label={texts.address}
          required={needsAddress}
          hint={texts.addressHint}
          error={errors.address?.message}
        >
          <TextArea {...register('address')} rows={2} autoComplete="off" autoCapitalize="words" />
        </Field>
      )}
      {bank.isAsked && <BankQuestion form={bank.form} />}
    </>
  );
}

function OtherWays({ invoice, isHeld }: { invoice: PartProps['invoice']; isHeld: boolean }) {
  const { busy, findings, edit, handOver } = invoice;
  return (
    <div className="-ml-4 flex flex-wrap gap-x-2">
      <Button variant="quiet" icon={Pencil} disabled={busy || isHeld} onClick={edit}>
        {texts.edit}
      </Button>
      <Button
        variant="quiet"
        icon={Share2}
        disabled={busy || isHeld || findings.length > 0}
        onClick={handOver}
      >
        {texts.otherWay}
      </Button>
    </div>
  );
}
