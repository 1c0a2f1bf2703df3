import { clsx } from 'clsx';
import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { useRef } from 'react';
import { controlClass } from './control-class.ts';

interface Props {
  /** The accessible label. */
  label: string;
  /** Its label, if left out. */
  placeholder?: string;
  value: string;
  onChange: (text: string) => void;
}

/**
 * Filters as you type. Escape or the clear button empties it. In a row that wraps it is as wide as its placeholder at least, which
 * an invisible copy of it ensures, and takes most of what is free.
 */
export function SearchInput({ label, placeholder = label, value, onChange }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    onChange('');
    input.current?.focus();
  };
  return (
    <search
      data-label={placeholder}
      className="no-print relative block min-w-0 flex-auto grow-[9] before:invisible before:block before:h-0 before:overflow-hidden before:whitespace-nowrap before:pr-3.5 before:pl-9 before:content-[attr(data-label)]"
    >
      <Search
        aria-hidden
        className="pointer-events-none absolute top-1/2 left-2.5 size-5 -translate-y-1/2 text-muted"
      />
      <input
        ref={input}
        type="search"
        // Otherwise it asks for 20 characters itself.
        size={1}
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        aria-label={label.replace(/\.+$/, '')}
        placeholder={placeholder}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && value && clear()}
        className={controlClass(
          clsx('pl-9 text-ellipsis [&::-webkit-search-cancel-button]:hidden', value && 'pr-10'),
        )}
      />
      {value && (
        <button
          type="button"
          aria-label="Clear search"
          onClick={clear}
          className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-control text-muted hover:text-ink"
        >
          <X aria-hidden className="size-5" />
        </button>
      )}
    </search>
  );
}
