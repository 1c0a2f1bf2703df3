import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { controlClass } from './control-class.ts';
import { useFieldAttributes } from './field.tsx';

type Props = ComponentProps<'input'>;

/**
 * A number typed on a numeric keyboard. It is a text field on purpose: `type=number` changes by a scrolled wheel
 * and silently drops what it cannot read. Read it with `readNumber`. A tap marks what stands there, as Tab does: beside
 * a number at the right it would set the caret before it, and 310 typed into 0.00 is £3,100.
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
