import { useController } from 'react-hook-form';
import type { Item } from '#shared/inventory/contract.ts';
import type { MoveType } from '#shared/inventory/stock.ts';
import { isInField } from '../../allowed.ts';
import { useSignedInUser } from '../../api/user.ts';
import { Field } from '../../components/field.tsx';
import { Money } from '../../components/money.tsx';
import { Select } from '../../components/select.tsx';
import { TextArea } from '../../components/text-area.tsx';
import { JobChoice } from '../../forms/job/job-choice.tsx';
import { NumberField } from '../../forms/number-field.tsx';
import { fieldMoveTypeOptions, moveTypeOptions, reasonOptions } from './looks.ts';
import { moveLabels, texts } from './texts.ts';
import { comesBackAtCost, costOf, type MoveFormState, reasonFor, stockAfter } from './use-move-form.ts';

/** The job that the stock is for. */
function JobField({ form, required }: { form: MoveFormState; required: boolean }) {
  return (
    <JobChoice
      control={form.control}
      name="jobId"
      label={moveLabels.jobId}
      required={required}
      className="sm:col-span-2"
    />
  );
}

interface Props {
  form: MoveFormState;
  item: Item;
}

/** The kind of move, quantity, reason and job. */
export function MoveFields({ form, item }: Props) {
  const { control, register, formState } = form;
  const { errors } = formState;
  const isCount = form.watch('type') === 'adjustment';
  const isField = isInField(useSignedInUser());
  const isAtCost = comesBackAtCost(item, form.watch());
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TypeField form={form} options={isField ? fieldMoveTypeOptions : moveTypeOptions} />
      <NumberField
        control={control}
        name="quantity"
        label={moveLabels.quantity}
        required
        {...(isCount && { hint: texts.counted })}
      />
      <Outcome form={form} item={item} isPriced={!isField} />
      <Field label={moveLabels.reason} error={errors.reason?.message}>
        <Select {...register('reason')} options={reasonOptions} />
      </Field>
      {!isField && (
        <NumberField
          control={control}
          name="unitPrice"
          label={moveLabels.unitPrice}
          money
          step={0.01}
          {...(isAtCost && { hint: texts.backAtCost })}
        />
      )}
      <JobField form={form} required={isField} />
      <Field label={moveLabels.notes} error={errors.notes?.message} className="sm:col-span-2">
        <TextArea {...register('notes')} autoComplete="off" autoCapitalize="sentences" />
      </Field>
    </div>
  );
}

interface TypeProps extends Pick<Props, 'form'> {
  options: typeof moveTypeOptions;
}

function TypeField({ form, options }: TypeProps) {
  const { field, fieldState } = useController({ control: form.control, name: 'type' });
  const choose = (type: MoveType) => {
    form.setValue('reason', reasonFor(field.value, type, form.getValues('reason')));
    field.onChange(type);
  };
  return (
    <Field label={moveLabels.type} required error={fieldState.error?.message}>
      <Select {...field} onChange={(event) => choose(event.target.value as MoveType)} options={options} />
    </Field>
  );
}

/** The resulting stock, and the cost if this user sets one. */
function Outcome({ form, item, isPriced }: Props & { isPriced: boolean }) {
  const [type, quantity, unitPrice] = form.watch(['type', 'quantity', 'unitPrice', 'jobId']);
  const after = stockAfter(item, type, quantity);
  const cost = comesBackAtCost(item, form.getValues()) ? null : costOf(quantity, unitPrice);
  return (
    <dl className="flex flex-wrap justify-between gap-x-6 gap-y-1 rounded-control bg-sunken px-4 py-2.5 sm:col-span-2">
      <div className="flex gap-2">
        <dt className="text-muted">{texts.stockAfter}</dt>
        <dd className="font-strong">{after === null ? '–' : after.toLocaleString('en-GB')}</dd>
      </div>
      {isPriced && (
        <div className="flex gap-2">
          <dt className="text-muted">{moveLabels.totalCost}:</dt>
          <dd className="font-strong">{cost === null ? '–' : <Money pounds={cost} />}</dd>
        </div>
      )}
    </dl>
  );
}
