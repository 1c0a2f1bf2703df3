import { X } from 'lucide-react';
import { Button } from '../../components/button.tsx';
import { SearchInput } from '../../components/search-input.tsx';
import { Select } from '../../components/select.tsx';
import { categoryOptions } from './looks.ts';
import { texts } from './texts.ts';
import type { useFilter } from './use-filter.ts';

const options = [{ value: '', label: texts.allCategories }, ...categoryOptions];

/** Search, category, and whether only what is running out is shown. */
export function Filters({ filter }: { filter: ReturnType<typeof useFilter> }) {
  return (
    <div className="no-print flex flex-wrap gap-3">
      <SearchInput
        label={texts.search}
        value={filter.search}
        onChange={filter.setSearch}
        className="min-w-64"
      />
      <Select
        aria-label={texts.category}
        value={filter.category ?? ''}
        onChange={(event) => filter.setCategory(event.target.value)}
        options={options}
        className="max-sm:min-w-44 max-sm:flex-1"
      />
      {filter.lowOnly && (
        <Button variant="accent" icon={X} onClick={() => filter.setLowOnly(false)}>
          {texts.lowOnly}
        </Button>
      )}
    </div>
  );
}
