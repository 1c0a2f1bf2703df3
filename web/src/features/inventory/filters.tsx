import { X } from 'lucide-react';
import { Button } from '../../components/button.tsx';
import { FilterBar } from '../../components/filter-bar.tsx';
import { categoryOptions } from './looks.ts';
import { texts } from './texts.ts';
import type { useFilter } from './use-filter.ts';

const options = [{ value: '', label: texts.allCategories }, ...categoryOptions];

/** Search, category, and whether only what is running out is shown. */
export function Filters({ filter }: { filter: ReturnType<typeof useFilter> }) {
  return (
    <FilterBar
      search={{ label: texts.search, value: filter.search, onChange: filter.setSearch }}
      choices={[
        { label: texts.category, value: filter.category ?? '', onChange: filter.setCategory, options },
      ]}
    >
      {filter.lowOnly && (
        <Button variant="secondary" icon={X} onClick={() => filter.setLowOnly(false)}>
          {texts.lowOnly}
        </Button>
      )}
    </FilterBar>
  );
}
