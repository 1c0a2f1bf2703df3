import type { ReactNode } from 'react';
import { SearchInput } from './search-input.tsx';
import { type Option, Select } from './select.tsx';

interface Choice {
  label: string;
  /** '' for all. */
  value: string;
  onChange: (value: string) => void;
  options: readonly Option[];
}

interface Props {
  search: { label: string; value: string; onChange: (text: string) => void };
  choices: readonly Choice[];
  /** What else narrows the list. */
  children?: ReactNode;
}

/**
 * What narrows a list: a search, and choices from short lists that share a phone's second line, each with at least the
 * room its longest choice needs.
 */
export function FilterBar({ search, choices, children }: Props) {
  return (
    <div className="no-print flex flex-wrap gap-3">
      <SearchInput {...search} className="min-w-64 max-sm:min-w-full" />
      {choices.map(({ label, value, onChange, options }) => (
        <Select
          key={label}
          aria-label={label}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          options={options}
          className="max-sm:min-w-36 max-sm:flex-auto"
        />
      ))}
      {children}
    </div>
  );
}
