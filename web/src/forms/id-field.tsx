import type { ReactNode } from 'react';
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { Combobox } from '../components/combobox.tsx';
import { Field } from '../components/field.tsx';
import type { Choice } from '../components/use-combobox.ts';

interface Props<Values extends FieldValues> {
  control: Control<Values>;
  name: FieldPath<Values>;
  label: string;
  required?: boolean;
  hint?: ReactNode;
  /** Their values are ids. */
  choices: readonly Choice[];
  placeholder: string;
  /** Shown when nothing matches. */
  emptyText: string;
  /** Creates a record from the typed name if none has it; its value is passed to `onFresh`. */
  fresh?: ((typed: string) => Choice) | undefined;
  /** Receives the value of a fresh choice. */
  onFresh?: (value: string) => void;
  disabled?: boolean;
  className?: string;
  /** Called once the form holds a choice; null if it was cleared. */
  onChosen?: (id: number | null) => void;
}

/** A reference to another record, found by typing part of its name. The form holds its id. */
export function IdField<Values extends FieldValues>(props: Props<Values>) {
  const {
    control,
    name,
    label,
    required = false,
    hint,
    className,
    onChosen,
    onFresh,

    ...combobox
  } = props;
  const { field, fieldState } = useController({ control, name });
  const choose = (value: string) => {
    if (value && Number.isNaN(Number(value))) {
      onFresh?.(value);
      return;
    }
    const id = value ? Number(value) : null;
    field.onChange(id);
    onChosen?.(id);
  };
  return (
    <Field
      label={label}
      required={required}
      error={fieldState.error?.message}
      {...(hint ? { hint } : {})}
      {...(className ? { className } : {})}
    >
      <Combobox
        ref={field.ref}
        value={field.value ? String(field.value) : ''}
        onChange={choose}
        onBlur={field.onBlur}
        {...combobox}
      />
    </Field>
  );
}
