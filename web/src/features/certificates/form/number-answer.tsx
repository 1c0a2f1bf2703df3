import { useState } from 'react';
import type { Field } from '#shared/certificates/engine/definition.ts';
import { notTaken } from '#shared/certificates/engine/field-value.ts';
import { isAbsent } from '#shared/certificates/engine/values.ts';
import { NumberInput } from '../../../components/number-input.tsx';
import { Select } from '../../../components/select.tsx';
import { texts } from '../texts.ts';

const number = /^\d+(?:[.,]\d*)?$|^[.,]\d+$/;
const toNumber = (text: string): number => Number(text.replace(',', '.'));

/** Parses a number field: the number, a reading's other answer, or the text itself, which the form then reports. */
const readTyped = ({ type }: Field, typed: string): unknown => {
  const text = typed.trim();
  if (number.test(text)) return toNumber(text);
  if (type !== 'reading') return text;
  const over = /^>\s*([\d.,]+)$/.exec(text)?.[1];
  if (over !== undefined && number.test(over)) return { over: toNumber(over) };
  const word = text.toLowerCase().replace(/[^a-z]/g, '');
  return notTaken.find((known) => known === word) ?? text;
};

/** A number's text while typing; a reading's other answers are in its list. */
const typedText = (value: unknown): string => {
  if (typeof value === 'object' && value !== null && 'over' in value) return `>${String(value.over)}`;
  return isAbsent(value) || notTaken.some((word) => word === value) ? '' : String(value);
};

interface Props {
  field: Field;
  value: unknown;
  onAnswer: (value: unknown) => void;
}

/** The field's text: as typed, while it means what the form holds. */
const useTyped = ({ field, value, onAnswer }: Props) => {
  const [typed, setTyped] = useState(() => typedText(value));
  const isOurs = JSON.stringify(readTyped(field, typed)) === JSON.stringify(value ?? '');
  const type = (text: string) => {
    setTyped(text);
    onAnswer(readTyped(field, text));
  };
  return { shown: isOurs ? typed : typedText(value), type };
};

const others = [
  { value: '', label: texts.number },
  ...notTaken.map((value) => ({ value, label: texts.notTaken[value] })),
];

/** A number field with its unit; for a reading, also the reason that there is none. */
export function NumberAnswer({ field, value, onAnswer }: Props) {
  const { shown, type } = useTyped({ field, value, onAnswer });
  const other = notTaken.find((word) => word === value) ?? '';
  return (
    <div className="flex gap-2">
      <div className="relative min-w-0 flex-1">
        <NumberInput
          value={shown}
          onChange={({ target }) => type(target.value)}
          className={field.unit ? 'min-h-12 pr-16' : 'min-h-12'}
        />
        {field.unit && (
          <span
            aria-hidden
            className="pointer-events-none absolute inset-y-0 right-3 grid place-items-center text-muted"
          >
            {field.unit}
          </span>
        )}
      </div>
      {field.type === 'reading' && (
        <Select
          id={undefined}
          aria-label={texts.otherAnswerOf(field.label)}
          value={other}
          onChange={({ target }) => onAnswer(target.value)}
          options={others}
          className="w-32 shrink-0 *:min-h-12"
        />
      )}
    </div>
  );
}
