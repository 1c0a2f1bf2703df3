import type { ComponentProps } from 'react';
import { controlClass } from './control-class.ts';
import { useFieldAttributes } from './field.tsx';

type Props = ComponentProps<'input'>;

/** A field of one line. Its Enter goes on to the next one: `goOnAtEnter`. A form's only field says `enterKeyHint="done"`. */
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

/** A calendar date, `YYYY-MM-DD` or empty, by the device's own picker. */
export function DateInput(props: Props) {
  return <TextInput {...props} type="date" />;
}

/** A time of day, `HH:mm` or empty, by the device's own picker. */
export function TimeInput(props: Props) {
  return <TextInput {...props} type="time" />;
}
