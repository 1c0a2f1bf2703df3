import { memo } from 'react';
import type { Field } from '#shared/certificates/engine/definition.ts';
import { answerWords } from '#shared/certificates/shown-value.ts';
import { Select } from '../../../components/select.tsx';
import { TextArea } from '../../../components/text-area.tsx';
import { DateInput, TextInput } from '../../../components/text-input.tsx';
import { texts } from '../texts.ts';
import { Chips } from './chips.tsx';
import { InstrumentAnswer } from './instrument-answer.tsx';
import { NumberAnswer } from './number-answer.tsx';

/** A row that a field may refer to. */
export interface Pointed {
  value: string;
  label: string;
  /** Its place among them; undefined for the whole installation. */
  at?: number;
}

interface Props {
  field: Field;
  value: unknown;
  labelledBy: string;
  describedBy: string | undefined;
  pointed: readonly Pointed[];
  onAnswer: (key: string, value: unknown) => void;
}

const textOf = (value: unknown): string => (value === undefined || value === null ? '' : String(value));

/** More don't fit as chips. */
const mostChips = 9;

/** True if a field has several controls. */
export const isGroup = ({ type, open, choices = [] }: Field): boolean =>
  type === 'tick' || (type === 'choice' && !open && choices.length <= mostChips);

function ChoiceAnswer({ field, value, labelledBy, describedBy, onAnswer }: Props) {
  const { key, choices = [], several } = field;
  const chosen = [value ?? []].flat().map(String);
  const shown = choices.map((each) => ({ value: each, label: answerWords(each) }));
  const toggle = (each: string) => {
    const isChosen = chosen.includes(each);
    if (several) onAnswer(key, isChosen ? chosen.filter((one) => one !== each) : [...chosen, each]);
    else onAnswer(key, isChosen ? undefined : each);
  };
  if (choices.length > mostChips)
    return (
      <Select
        value={chosen[0] ?? ''}
        onChange={({ target }) => onAnswer(key, target.value)}
        options={[{ value: '', label: texts.choose }, ...shown]}
        className="*:min-h-12"
      />
    );
  return (
    <Chips
      choices={shown}
      chosen={chosen}
      several={several ?? false}
      labelledBy={labelledBy}
      describedBy={describedBy}
      onToggle={toggle}
    />
  );
}

/** An answer that is usually one of a few, but may be typed. */
function OpenAnswer(props: Props) {
  const { field, value, onAnswer } = props;
  return (
    <div className="grid gap-2">
      <ChoiceAnswer {...props} />
      <TextInput
        value={textOf(value)}
        onChange={({ target }) => onAnswer(field.key, target.value)}
        autoComplete="off"
        className="min-h-12"
      />
    </div>
  );
}

/** Forms that no screen filled in point to rows by their place. */
function RowAnswer({ field, value, pointed, onAnswer }: Props) {
  const byPlace = typeof value === 'number' ? pointed.find(({ at }) => at === value) : undefined;
  return (
    <Select
      value={byPlace?.value ?? textOf(value)}
      onChange={({ target }) =>
        onAnswer(field.key, /^\d+$/.test(target.value) ? Number(target.value) : target.value)
      }
      options={[{ value: '', label: texts.choose }, ...pointed]}
      className="*:min-h-12"
    />
  );
}

/** A field's control. Memoised: in a form of forty fields only the one being typed into renders. */
export const Answer = memo(function Answer(props: Props) {
  const { field, value, labelledBy, describedBy, onAnswer } = props;
  const { key, type, open } = field;
  const answer = (given: unknown) => onAnswer(key, given);
  const usual = { value: textOf(value), autoComplete: 'off', className: 'min-h-12' } as const;
  switch (type) {
    case 'number':
    case 'reading':
      return <NumberAnswer field={field} value={value} onAnswer={answer} />;
    case 'choice':
      return open ? <OpenAnswer {...props} /> : <ChoiceAnswer {...props} />;
    case 'row':
      return <RowAnswer {...props} />;
    case 'date':
      return <DateInput {...usual} onChange={({ target }) => answer(target.value)} />;
    case 'text':
      return field.instrument ? (
        <InstrumentAnswer {...props} {...field.instrument} />
      ) : (
        <TextInput {...usual} autoCapitalize="sentences" onChange={({ target }) => answer(target.value)} />
      );
    case 'lines':
      return (
        <TextArea {...usual} autoCapitalize="sentences" onChange={({ target }) => answer(target.value)} />
      );
    case 'tick':
      return (
        <Chips
          choices={[{ value: 'yes', label: 'Yes' }]}
          chosen={value === true || value === 'yes' ? ['yes'] : []}
          several
          labelledBy={labelledBy}
          describedBy={describedBy}
          onToggle={() => answer(value === true || value === 'yes' ? undefined : true)}
        />
      );
    default:
      return (
        <TextInput
          {...usual}
          autoCapitalize={type === 'person' ? 'words' : 'sentences'}
          onChange={({ target }) => answer(target.value)}
        />
      );
  }
});
