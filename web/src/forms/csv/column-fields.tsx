import { useState } from 'react';
import { Panel } from '../../components/card.tsx';
import { Field } from '../../components/field.tsx';
import { Fold } from '../../components/fold.tsx';
import { Select } from '../../components/select.tsx';
import type { Column, Matching } from './columns.ts';
import { csvTexts as texts } from './texts.ts';

interface Props {
  target: { columns: readonly Column[] };
  sheet: { headings: readonly string[] };
  matching: Matching;
  onChange: (matching: Matching) => void;
}

/** Above this number of columns, those that the file doesn't seem to have are folded. */
const mostUnfolded = 12;

/** The mapping of the file's columns, matched by name and changeable by hand. */
export function ColumnFields({ target, sheet, matching, onChange }: Props) {
  const { columns } = target;
  // Decided once, so that a field doesn't move when it is used.
  const [folded] = useState(() =>
    columns.length > mostUnfolded ? columns.filter(({ key, required }) => !required && !matching[key]) : [],
  );
  const headings = sheet.headings.map((heading, index) => ({
    value: String(index),
    label: heading || texts.unnamed(index + 1),
  }));
  const field = (column: Column) => (
    <ColumnField key={column.key} {...{ column, headings, matching, onChange }} />
  );
  return (
    <Panel title={texts.columns}>
      <div className="grid gap-4 p-4 sm:grid-cols-2 lg:grid-cols-4 lg:p-5">
        <p className="text-muted sm:col-span-full">{texts.columnsHint}</p>
        {columns.filter((column) => !folded.includes(column)).map(field)}
        {folded.length > 0 && (
          <div className="col-span-full -mb-4">
            <Fold id="columns" title={texts.moreColumns} state={folded.map(({ label }) => label).join(', ')}>
              {folded.map(field)}
            </Fold>
          </div>
        )}
      </div>
    </Panel>
  );
}

interface FieldProps extends Pick<Props, 'matching' | 'onChange'> {
  column: Column;
  headings: readonly { value: string; label: string }[];
}

function ColumnField({ column, headings, matching, onChange }: FieldProps) {
  const { key, label, required = false, fixed = [] } = column;
  return (
    <Field label={label} required={required}>
      <Select
        value={matching[key] ?? ''}
        onChange={({ target: { value } }) => onChange({ ...matching, [key]: value })}
        options={[
          { value: '', label: texts.noColumn },
          ...headings,
          ...fixed.map((choice) => ({ value: `=${choice.value}`, label: texts.everyRow(choice.label) })),
        ]}
      />
    </Field>
  );
}
