import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { depositKinds } from '#shared/quotes/deposit.ts';
import { contractKinds, priceKinds } from '#shared/quotes/fields.ts';
import { Field, FieldPair } from '../../../components/field.tsx';
import { Fold } from '../../../components/fold.tsx';
import { Select } from '../../../components/select.tsx';
import { Switch } from '../../../components/switch.tsx';
import { TextArea } from '../../../components/text-area.tsx';
import { clientQuery } from '../../../data/clients.ts';
import { NumberField } from '../../../forms/number-field.tsx';
import { formTexts, labels } from '../texts.ts';
import type { QuoteFormState } from './use-quote-form.ts';

type DepositChoice = keyof typeof formTexts.deposits;

const depositOptions = Object.entries(formTexts.deposits).map(([value, label]) => ({ value, label }));
const priceOptions = priceKinds.map((value) => ({ value, label: formTexts.priceKinds[value] }));
const contractOptions = contractKinds.map((value) => ({ value, label: formTexts.contracts[value] }));

/** Rarely changed fields: the deposit, the terms, the kinds of price and contract, and reminders. */
export function TermsFields({ form }: { form: QuoteFormState }) {
  const { register, control, setValue, formState } = form;
  const followUps = useWatch({ control, name: 'followUps' });
  const { errors } = formState;
  const isWrong = Boolean(errors.deposit || errors.terms || errors.contract);
  return (
    <Fold id="terms" title={formTexts.details} state={useSummary(form)} open={isWrong}>
      <DepositFields form={form} />
      <Field label={labels.priceKind} required>
        <Select {...register('priceKind')} options={priceOptions} />
      </Field>
      <ContractField form={form} />
      <Field label={labels.terms} error={errors.terms?.message} className="sm:col-span-2">
        <TextArea {...register('terms')} autoCapitalize="sentences" />
      </Field>
      <div className="sm:col-span-2">
        <Switch
          label={labels.followUps}
          hint={formTexts.followUpsHint}
          checked={followUps ?? false}
          onChange={(on) => setValue('followUps', on, { shouldDirty: true })}
        />
      </div>
    </Fold>
  );
}

/** A summary of the folded part. */
const useSummary = ({ control }: QuoteFormState): string => {
  const [deposit, priceKind] = useWatch({ control, name: ['deposit', 'priceKind'] });
  const kind = deposit ? deposit.kind : 'none';
  return `${formTexts.deposits[kind]} · ${formTexts.priceKinds[priceKind ?? 'quote']}`;
};

function DepositFields({ form }: { form: QuoteFormState }) {
  const deposit = useWatch({ control: form.control, name: 'deposit' });
  const kind: DepositChoice = deposit ? deposit.kind : 'none';
  const choose = (next: string) => {
    const value = deposit ? deposit.value : Number.NaN;
    const chosen = depositKinds.find((each) => each === next);
    form.setValue('deposit', chosen ? { kind: chosen, value } : null, { shouldDirty: true });
  };
  return (
    <FieldPair className="sm:col-span-2">
      <Field label={labels.deposit} required>
        <Select options={depositOptions} value={kind} onChange={(event) => choose(event.target.value)} />
      </Field>
      {deposit && (
        <NumberField
          key={kind}
          control={form.control}
          name="deposit.value"
          label={formTexts.depositValue}
          required
          money={kind === 'amount'}
        />
      )}
    </FieldPair>
  );
}

/** Asked unless the customer is known to be a business: only consumers may cancel. */
function ContractField({ form }: { form: QuoteFormState }) {
  const clientId = useWatch({ control: form.control, name: 'clientId' });
  const { data: client } = useQuery({ ...clientQuery(clientId ?? 0), enabled: Boolean(clientId) });
  if (client?.kind === 'business' || client?.kind === 'public') return null;
  return (
    <Field label={labels.contract} required hint={formTexts.contractHint}>
      <Select {...form.register('contract')} options={contractOptions} />
    </Field>
  );
}
