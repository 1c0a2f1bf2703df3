import { useState } from 'react';
import { type UseFormReturn, useFieldArray, useWatch } from 'react-hook-form';
import { Switch } from '../../components/switch.tsx';
import { useVatCode } from '../../data/vat-code.ts';
import { AddLine } from './add-line.tsx';
import { LineRow } from './line-row.tsx';
import { sumsNow } from './line-sum.ts';
import type { LinesValues, LineValues } from './line-values.ts';
import { SumsView } from './sums-view.tsx';
import { texts } from './texts.ts';

interface Props {
  form: UseFormReturn<LinesValues>;
  /** Lines may be optional, as on a quote. */
  extras?: boolean;
}

/** The lines of a quote or invoice with live totals. The one being edited is open, the rest are rows of text. */
export function LinesEditor({ form, extras = false }: Props) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'lines' });
  const [openAt, setOpenAt] = useState<number | null>(null);
  const wrong = form.formState.errors.lines;
  const message = wrong?.message ?? wrong?.root?.message;
  const add = (line: LineValues) => {
    append(line, { shouldFocus: false });
    setOpenAt(fields.length);
  };
  const removeAt = (at: number) => {
    remove(at);
    setOpenAt(null);
  };
  return (
    <section aria-label={texts.lines} className="grid gap-3">
      <ul className="divide-y divide-line">
        {fields.map(({ id }, at) => (
          <li key={id}>
            <LineRow
              form={form}
              at={at}
              extras={extras}
              open={openAt === at}
              onOpen={() => setOpenAt(at)}
              onDone={() => setOpenAt(null)}
              onRemove={() => removeAt(at)}
            />
          </li>
        ))}
      </ul>
      <AddLine onAdd={add} />
      {message && <p className="text-small font-strong text-on-alert">{message}</p>}
      <PriceMode form={form} />
      <Sums form={form} />
    </section>
  );
}

/** Without VAT there is only one kind of price. */
function PriceMode({ form }: { form: UseFormReturn<LinesValues> }) {
  const mode = useWatch({ control: form.control, name: 'pricesInclude' });
  if (useVatCode() === 'o') return null;
  return (
    <Switch
      label={texts.withVat}
      hint={texts.withVatHint}
      checked={mode === 'gross'}
      onChange={(on) => form.setValue('pricesInclude', on ? 'gross' : 'net', { shouldDirty: true })}
    />
  );
}

function Sums({ form }: { form: UseFormReturn<LinesValues> }) {
  const [lines, pricesInclude, discount] = useWatch({
    control: form.control,
    name: ['lines', 'pricesInclude', 'discount'],
  });
  return <SumsView sums={sumsNow({ lines, pricesInclude, discount })} live />;
}
