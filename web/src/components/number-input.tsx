import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { controlClass } from './control-class.ts';
import { useFieldAttributes } from './field.tsx';

type Props = ComponentProps<'input'>;

/**
 * A number field with a numeric keyboard. It is a text field on purpose: `type=number` changes on scroll and silently drops what
 * it can't parse. Parse it with `readNumber`. A tap selects the content, as Tab does: on a right-aligned number it would put the
 * caret in front, and 310 typed into 0.00 would be £3,100.
 */
export function NumberInput({ className, ...rest }: Props) {
  return (
    <input
      type="text"
      inputMode="decimal"
      autoComplete="off"
      enterKeyHint="next"
      {...useFieldAttributes()}
      onFocus={(event) => event.currentTarget.select()}
      {...rest}
      className={controlClass(clsx('text-right', className))}
    />
  );
}

/** Pounds, with the £ in front. */
export function MoneyInput(props: Props) {
  return (
    <div className="relative">
      <span
        aria-hidden
        data-pound
        className="pointer-events-none absolute inset-y-0 left-3 grid place-items-center text-muted"
      >
        £
      </span>
      <NumberInput {...props} className={clsx('pl-8', props.className)} />
    </div>
  );
}
