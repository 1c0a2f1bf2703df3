import { Panel } from '../../components/card.tsx';
import { Field } from '../../components/field.tsx';
import { Select } from '../../components/select.tsx';
import type { Column, Matching } from './columns.ts';
import { csvTexts as texts } from './texts.ts';

interface Props {
  target: { columns: readonly Column[] };
  sheet: { headings: readonly string[] };
  matching: Matching;
  onChange: (matching: Matching) => void;
}

/** Which column of the file is what; found by name, changed by hand. */
export function ColumnFields({ target, sheet, matching, onChange }: Props) {
  const headings = sheet.headings.map((heading, index) => ({
    value: String(index),
    label: heading || texts.unnamed(index + 1),
  }));
  return (
    <Panel title={texts.columns}>
      <div className="grid gap-4 p-4 sm:grid-cols-2 lg:grid-cols-4 lg:p-5">
        <p className="text-muted sm:col-span-full">{texts.columnsHint}</p>
        {target.columns.map(({ key, label, required, fixed = [] }) => (
          <Field key={key} label={label} required={required ?? false}>
            <Select
              value={matching[key] ?? ''}
              onChange={({ target: { value } }) => onChange({ ...matching, [key]: value })}
              options={[
                { value: '', label: texts.noColumn },
                ...headings,
                ...fixed.map((choice) => ({
                  value: `=${choice.value}`,
                  label: texts.everyRow(choice.label),
                })),
              ]}
            />
          </Field>
        ))}
      </div>
    </Panel>
  );
}
