import type { ComponentProps } from 'react';
import { controlClass } from './control-class.ts';
import { useFieldAttributes } from './field.tsx';

type Props = ComponentProps<'input'>;

/** A single-line field. Enter moves to the next one (`goOnAtEnter`). A form's only field sets `enterKeyHint="done"`. */
export function TextInput({ className, ...rest }: Props) {
  return (
    <input
      type="text"
      enterKeyHint="next"
      {...useFieldAttributes()}
      {...rest}
      className={controlClass(className)}
    />
  );
}

/** A date, `YYYY-MM-DD` or empty, with the device's native picker. */
export function DateInput(props: Props) {
  return <TextInput {...props} type="date" />;
}

/** A time, `HH:mm` or empty, with the device's native picker. */
export function TimeInput(props: Props) {
  return <TextInput {...props} type="time" />;
}
