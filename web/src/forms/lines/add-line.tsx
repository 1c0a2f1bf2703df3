import { useMemo } from 'react';
import { lineOfItem, lineOfPrice } from '#shared/charging/lines.ts';
import { perUnit } from '#shared/lines/quantity.ts';
import { formatPounds } from '#shared/money.ts';
import { Combobox } from '../../components/combobox.tsx';
import { fullName, useEmployees } from '../../data/employees.ts';
import { useItems } from '../../data/inventory.ts';
import { usePrices } from '../../data/prices.ts';
import { useVatCode } from '../../data/vat-code.ts';
import { type LineValues, lineOfEmployee, typedLine } from './line-values.ts';
import { texts } from './texts.ts';

interface LineChoice {
  value: string;
  label: string;
  note: string;
  line: LineValues;
}

const priced = (kind: string, pounds: number | null, unit: string): string =>
  pounds === null ? kind : `${kind} · ${formatPounds(pounds)} ${perUnit(unit)}`;

/** Everything a line can be created from: saved prices, most used first, then stock, then people. */
const useLineChoices = (): readonly LineChoice[] => {
  const [prices, items, employees] = [usePrices().rows, useItems().rows, useEmployees().rows];
  const vat = useVatCode();
  return useMemo(
    () => [
      ...prices.map((price) => ({
        value: `price ${price.id}`,
        label: price.name,
        note: priced(price.code ?? texts.price, price.unitPrice, price.unit),
        line: lineOfPrice(price),
      })),
      ...items
        .map((item) => ({ item, line: lineOfItem(item, { prices, vat }) }))
        .map(({ item, line }) => ({
          value: `item ${item.id}`,
          label: item.name,
          note: priced(texts.stock, line.unitPrice || null, line.unit),
          line,
        })),
      ...employees
        .filter(({ isActive }) => isActive)
        .map((employee) => ({
          value: `employee ${employee.id}`,
          label: fullName(employee),
          note: priced(texts.person, employee.hourlyRate, 'hour'),
          line: lineOfEmployee(employee, vat),
        })),
    ],
    [prices, items, employees, vat],
  );
};

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
