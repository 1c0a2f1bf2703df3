import { Field } from '../components/field.tsx';
import { TextArea } from '../components/text-area.tsx';
import { TextInput } from '../components/text-input.tsx';
import { BothVersions } from './both-versions.tsx';
import { businessLabels } from './business-texts.ts';
import { NumberField } from './number-field.tsx';
import type { BusinessForm, BusinessValues } from './use-business-form.ts';
import { differing } from './use-versions.ts';

type Text = Exclude<keyof BusinessValues, 'paymentTermsDays' | 'updatedAt'>;

/** Keyboards and what the browser fills in, by field. */
const inputs: Partial<Record<Text, React.ComponentProps<'input'>>> = {
  tradingName: { autoComplete: 'organization' },
  legalName: { autoComplete: 'off' },
  phone: { type: 'tel', autoComplete: 'tel' },
  email: { type: 'email', autoComplete: 'email' },
  vatNumber: { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false },
  bankName: { autoComplete: 'off' },
  sortCode: { inputMode: 'numeric', autoComplete: 'off', placeholder: '12-34-56' },
  accountNumber: { inputMode: 'numeric', autoComplete: 'off' },
};

const hints: Partial<Record<Text, string>> = {
  tradingName: 'What your clients call you',
  legalName: 'Where it differs, e.g. of a limited company',
  vatNumber: 'Kept for later; invoices do not show it yet',
};

/** What invoices say about the business and how it is paid. */
export function BusinessFields({ business }: { business: BusinessForm }) {
  const { form, newer } = business;
  const { errors } = form.formState;
  const text = (name: Text, className = '') => (
    <Field
      label={businessLabels[name]}
      error={errors[name]?.message}
      className={className}
      {...hintFor(name)}
    >
      <TextInput enterKeyHint="next" {...inputs[name]} {...form.register(name)} />
    </Field>
  );
  return (
    <>
      {newer && <Conflict business={business} />}
      <div className="grid content-start gap-4 sm:grid-cols-2">
        {text('tradingName')}
        {text('legalName')}
        <Field label={businessLabels.address} error={errors.address?.message} className="sm:col-span-2">
          <TextArea autoComplete="street-address" {...form.register('address')} />
        </Field>
        {text('phone')}
        {text('email')}
        {text('vatNumber')}
        <NumberField
          control={form.control}
          name="paymentTermsDays"
          label={businessLabels.paymentTermsDays}
          hint="Until a new invoice is due; 30 if left empty"
        />
        {text('bankName', 'sm:col-span-2')}
        {text('sortCode')}
        {text('accountNumber')}
      </div>
    </>
  );
}

const hintFor = (name: Text) => (hints[name] ? { hint: hints[name] } : {});

function Conflict({ business: { form, newer } }: { business: BusinessForm }) {
  if (!newer) return null;
  const mine = form.getValues();
  const names = differing(mine, newer.values).filter((name) => name !== 'updatedAt');
  const differences = names.map((name) => ({
    label: businessLabels[name],
    mine: String(mine[name] ?? ''),
    theirs: String(newer.values[name] ?? ''),
  }));
  return <BothVersions differences={differences} onKeepMine={newer.keepMine} onUseTheirs={newer.useTheirs} />;
}
