import { clsx } from 'clsx';
import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ComponentProps } from 'react';
import { controlClass } from './control-class.ts';
import { useFieldAttributes } from './field.tsx';

export interface Option {
  value: string;
  label: string;
}

type Props = ComponentProps<'select'> & { options: readonly Option[] };

/** The device's native picker: the best choice for a short list on a phone. */
export function Select({ options, className, ...rest }: Props) {
  return (
    <div className={clsx('relative', className)}>
      <select
        {...useFieldAttributes()}
        {...rest}
        className={controlClass('appearance-none pr-8 [field-sizing:content]')}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute top-1/2 right-2 size-5 -translate-y-1/2 text-muted"
      />
    </div>
  );
}
