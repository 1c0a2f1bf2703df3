import { useState } from 'react';
import { formatDate } from '#shared/dates.ts';
import { formatPounds, toPence, toPounds } from '#shared/money.ts';
import { payFor } from '#shared/payments/match.ts';
import { Button } from '../../components/button.tsx';
import { Checkbox } from '../../components/checkbox.tsx';
import { Combobox } from '../../components/combobox.tsx';
import { DateText } from '../../components/date-text.tsx';
import { Field } from '../../components/field.tsx';
import { Money } from '../../components/money.tsx';
import { texts } from './texts.ts';
import { type Choice, type Line, type Open, payPence } from './use-choices.ts';

interface Props {
  line: Line;
  open: readonly Open[];
  /** What all ticked rows pay of each invoice, in pence. */
  paid: ReadonlyMap<number, number>;
  onChoose: (choice: Choice) => void;
}

/** A payment received: the bank's description, and what it pays. */
export function LineView({ line, open, paid, onChoose }: Props) {
  const { row, choice } = line;
  const [choosing, setChoosing] = useState(choice.pays.length === 0);
  const [picked, setPicked] = useState(false);
  const pick = (next: Choice) => {
    onChoose(next);
    setChoosing(!next.ticked);
    setPicked(next.ticked);
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 px-4 py-3 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)_5.5rem]">
      <p className="wrap-anywhere">
        <span className="block text-small text-muted">
          <DateText value={row.paidOn} />
        </span>
        {row.text}
      </p>
      <Money pounds={row.amount} className="text-right text-large font-strong sm:col-start-3" />
      <div className="col-span-full sm:col-span-1 sm:col-start-2 sm:row-start-1">
        {choosing ? (
          <Picker {...{ line, open }} onChoose={pick} />
        ) : (
          <Proposed {...{ line, open, paid, onChoose, picked }} onChange={() => setChoosing(true)} />
        )}
      </div>
    </div>
  );
}

/** When the picker closes, the focus stays on the row. */
const focus = (input: HTMLInputElement | null) => input?.focus();

const nameOf = (invoice: Open): string =>
  [invoice.invoiceNumber, invoice.client?.name].filter(Boolean).join(', ');

/** The balances of the invoices afterwards, as text. */
const leftOf = ({ choice }: Line, open: readonly Open[], paid: Props['paid']): string => {
  const left = choice.pays.reduce((sum, pay) => {
    const balance = open.find(({ id }) => id === pay.invoiceId)?.balance ?? 0;
    const own = choice.ticked ? 0 : payPence(pay);
    return sum + toPence(balance) - (paid.get(pay.invoiceId) ?? 0) - own;
  }, 0);
  const keptBack = choice.pays.reduce((sum, pay) => sum + toPence(pay.keptBack ?? 0), 0);
  if (left === 0) return keptBack > 0 ? texts.whollyLess(formatPounds(toPounds(keptBack))) : texts.wholly;
  const sum = formatPounds(toPounds(Math.abs(left)));
  return left > 0 ? texts.part(sum) : texts.over(sum);
};

interface ProposedProps extends Props {
  /** The invoice was just chosen by hand. */
  picked: boolean;
  onChange: () => void;
}

function Proposed({ line, open, paid, onChoose, picked, onChange }: ProposedProps) {
  const { row, choice } = line;
  const invoices = choice.pays.flatMap(({ invoiceId }) => open.find(({ id }) => id === invoiceId) ?? []);
  return (
    <div className="flex items-start justify-between gap-x-3">
      <Checkbox
        ref={picked ? focus : undefined}
        checked={choice.ticked}
        onChange={({ target: { checked } }) => onChoose({ ...choice, ticked: checked })}
        label={texts.pays(invoices.map(nameOf).join('; '))}
        hint={leftOf(line, open, paid)}
      />
      <Button
        variant="quiet"
        className="-mr-3 shrink-0 px-3 text-small"
        aria-label={texts.changeFor(formatPounds(row.amount), formatDate(row.paidOn))}
        onClick={onChange}
      >
        {texts.change}
      </Button>
    </div>
  );
}

function Picker({ line: { row, choice }, open, onChoose }: Omit<Props, 'paid'>) {
  const choices = open.map((invoice) => ({
    value: String(invoice.id),
    label: nameOf(invoice),
    note: texts.owed(formatPounds(invoice.balance)),
  }));
  const choose = (value: string) => {
    const invoice = open.find(({ id }) => String(id) === value);
    onChoose(invoice ? { pays: [payFor(invoice, row.amount)], ticked: true } : { pays: [], ticked: false });
  };
  const [only] = choice.pays;
  return (
    // Its placeholder says the same.
    <Field label={texts.choose} unmarked className="[&>label]:sr-only">
      <Combobox
        choices={choices}
        value={only && choice.pays.length === 1 ? String(only.invoiceId) : ''}
        onChange={choose}
        placeholder={texts.choosing}
        emptyText={texts.noInvoice}
      />
    </Field>
  );
}
