import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { controlClass } from './control-class.ts';
import { useFieldAttributes } from './field.tsx';

/** Grows with its text if the browser supports it. */
export function TextArea({ className, rows = 3, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      rows={rows}
      {...useFieldAttributes()}
      {...rest}
      className={controlClass(clsx('field-sizing-content max-h-80 min-h-24', className))}
    />
  );
}
