import Check from 'lucide-react/icons/check';
import Tag from 'lucide-react/icons/tag';
import Trash2 from 'lucide-react/icons/trash';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { lineUnits } from '#shared/lines/line.ts';
import { priceKinds } from '#shared/prices/contract.ts';
import { vatCodes, vatNames } from '#shared/uk/vat.ts';
import { Button } from '../../components/button.tsx';
import { Checkbox } from '../../components/checkbox.tsx';
import { Field } from '../../components/field.tsx';
import { Money } from '../../components/money.tsx';
import { Select } from '../../components/select.tsx';
import { TextInput } from '../../components/text-input.tsx';
import { kindNames } from '../../data/line-looks.ts';
import { useVatCode } from '../../data/vat-code.ts';
import { NumberField } from '../number-field.tsx';
import { lineSum } from './line-sum.ts';
import type { LinesValues } from './line-values.ts';
import { texts } from './texts.ts';
import { useSavePrice } from './use-save-price.ts';
import { WhyLower } from './why-lower.tsx';

const kindOptions = priceKinds.map((value) => ({ value, label: kindNames[value] }));
const vatOptions = vatCodes.map((value) => ({ value, label: vatNames[value] }));

interface Props {
  form: UseFormReturn<LinesValues>;
  at: number;
  extras: boolean;
  onDone: () => void;
  onRemove: () => void;
}

// The paths are typed for the first line; the others are the same.
const pathsOf = (at: number) => {
  const path = <Name extends string>(name: Name) => `lines.${at}.${name}` as `lines.0.${Name}`;
  return { path };
};

/** Scrolls an opened line into view: on a phone the field that added it is far below. A line without a price focuses that. */
const begun = (opened: HTMLElement | null): void => {
  opened?.scrollIntoView({ block: 'nearest' });
  const price = opened?.querySelector<HTMLInputElement>('input[name$=".unitPrice"]');
  if (price && Number(price.value) === 0) price.focus();
};

/** A line's fields, in place. */
export function LineFields({ form, at, extras, onDone, onRemove }: Props) {
  const { register, formState } = form;
  const { path } = pathsOf(at);
  const errors = formState.errors.lines?.[at];
  const savePrice = useSavePrice();
  const isDeposit = form.getValues(path('kind')) === 'deposit';
  return (
    <div ref={begun} className="grid grid-cols-[minmax(0,1fr)] gap-2 py-2">
      <Field label={texts.description} required error={errors?.description?.message}>
        <TextInput {...register(path('description'))} autoComplete="off" autoCapitalize="sentences" />
      </Field>
      <Reckoned form={form} at={at} isDeposit={isDeposit} />
      <datalist id="line-units">
        {lineUnits.map((unit) => (
          <option key={unit} value={unit} />
        ))}
      </datalist>
      <KindAndVat form={form} at={at} isDeposit={isDeposit} />
      <WhyLower form={form} at={at} />
      {extras && !isDeposit && (
        <Checkbox label={texts.extra} hint={texts.extraHint} {...register(path('optional'))} />
      )}
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="quiet" icon={Trash2} onClick={onRemove}>
          {texts.remove}
        </Button>
        {!isDeposit && (
          <Button variant="quiet" icon={Tag} onClick={() => savePrice(form.getValues(`lines.${at}`))}>
            {texts.save}
          </Button>
        )}
        <Button variant="secondary" icon={Check} onClick={onDone}>
          {texts.done}
        </Button>
      </div>
    </div>
  );
}

interface PartProps extends Pick<Props, 'form' | 'at'> {
  isDeposit: boolean;
}

/** Quantity and price. A deposit is one amount. */
function Reckoned({ form, at, isDeposit }: PartProps) {
  const { control, register, formState } = form;
  const { path } = pathsOf(at);
  const errors = formState.errors.lines?.[at];
  // A deposit has its VAT as invoiced. For another amount it is calculated again.
  const dropVat = () => {
    if (isDeposit) form.setValue(path('vatAmount'), undefined);
  };
  return (
    <div className="flex flex-wrap items-start gap-2">
      {!isDeposit && (
        <>
          <div className="w-18">
            <NumberField
              control={control}
              name={path('quantity')}
              label={texts.quantity}
              required
              thousandths
            />
          </div>
          <Field label={texts.unit} required error={errors?.unit?.message} className="w-19">
            <TextInput {...register(path('unit'))} list="line-units" autoComplete="off" />
          </Field>
        </>
      )}
      <div className="min-w-20 flex-1">
        <NumberField
          {...{ control, name: path('unitPrice'), label: texts.unitPrice, onTyped: dropVat }}
          money
          required
        />
      </div>
      <LineTotal form={form} at={at} />
    </div>
  );
}

/** Its live total. */
function LineTotal({ form: { control }, at }: Pick<Props, 'form' | 'at'>) {
  const line = useWatch({ control, name: `lines.${at}` as 'lines.0' });
  return <Money pounds={line ? lineSum(line) : 0} className="ml-auto pt-4.5 text-right" />;
}

/** A deposit has no kind and no discount. */
function KindAndVat({ form: { control, register, formState, setValue }, at, isDeposit }: PartProps) {
  const { path } = pathsOf(at);
  // Another rate has other reasons.
  const dropReason = () => setValue(path('rateReason'), undefined);
  const errors = formState.errors.lines?.[at];
  const isTaxed = useVatCode() !== 'o';
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(6rem,100%),1fr))] items-start gap-2">
      {!isDeposit && (
        <Field label={texts.kind} required error={errors?.kind?.message}>
          <Select {...register(path('kind'))} options={kindOptions} />
        </Field>
      )}
      {isTaxed && (
        <Field label={texts.vat} required error={errors?.vat?.message}>
          <Select {...register(path('vat'), { onChange: dropReason })} options={vatOptions} />
        </Field>
      )}
      {!isDeposit && <NumberField control={control} name={path('discount')} label={texts.discount} />}
    </div>
  );
}
