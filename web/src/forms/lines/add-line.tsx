import { Combobox } from '../../components/combobox.tsx';
import { useVatCode } from '../../data/vat-code.ts';
import { useLineChoices } from './line-choices.ts';
import { type LineValues, typedLine } from './line-values.ts';
import { texts } from './texts.ts';

const typedMark = 'typed ';

/** A field that searches prices, stock and people, and accepts other text as a line. */
export function AddLine({ onAdd }: { onAdd: (line: LineValues) => void }) {
  const choices = useLineChoices();
  const vat = useVatCode();
  const add = (value: string) => {
    if (value.startsWith(typedMark)) onAdd(typedLine(value.slice(typedMark.length), vat));
    const choice = choices.find((one) => one.value === value);
    if (choice) onAdd(choice.line);
  };
  return (
    <Combobox
      label={texts.add}
      placeholder={texts.add}
      choices={choices}
      value=""
      onChange={add}
      emptyText={texts.nothing}
      fresh={(typed) => ({ value: `${typedMark}${typed}`, label: texts.addTyped(typed) })}
    />
  );
}
