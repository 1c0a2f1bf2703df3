import CircleAlert from 'lucide-react/icons/circle-alert';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { memo, useId } from 'react';
import type { Field as FormFieldOf } from '#shared/certificates/engine/definition.ts';
import type { Computed } from '#shared/certificates/engine/form.ts';
import { isAbsent } from '#shared/certificates/engine/values.ts';
import { shownValue } from '#shared/certificates/shown-value.ts';
import { FieldIdsOf } from '../../../components/field.tsx';
import { texts } from '../texts.ts';
import { Answer, isGroup, type Pointed } from './answer.tsx';

interface Props {
  field: FormFieldOf;
  value: unknown;
  isMissing: boolean;
  wrong: string | undefined;
  /** The warnings, one per line. */
  warning: string | undefined;
  computed: Computed | undefined;
  pointed: readonly Pointed[];
  /** Another device's answer, if it gave one that this one did not know. */
  other: unknown;
  onAnswer: (key: string, value: unknown) => void;
  /** Keeps this device's answer. */
  onKeep: (key: string, other: unknown) => void;
}

/** A field with its label and live validation. */
export const FormField = memo(function FormField(props: Props) {
  const { field, value, isMissing, wrong, warning, computed, pointed, onAnswer } = props;
  const id = useId();
  const isSaid = computed !== undefined && computed !== null && isAbsent(value);
  const notes = { error: wrong, warning, computed: isSaid || undefined };
  const describedBy =
    Object.entries(notes)
      .flatMap(([name, note]) => (note ? [`${id}-${name}`] : []))
      .join(' ') || undefined;
  return (
    <div data-field={field.key} className="grid grid-cols-[minmax(0,1fr)] content-start gap-1.5">
      <span className="flex items-baseline justify-between gap-3">
        <Name id={id} field={field} />
        {isMissing && <span className="shrink-0 text-small text-on-warning">{texts.required}</span>}
      </span>
      <FieldIdsOf
        id={id}
        describedBy={describedBy}
        invalid={Boolean(wrong)}
        required={field.required === true}
      >
        <Answer
          field={field}
          value={value}
          labelledBy={`${id}-label`}
          describedBy={describedBy}
          pointed={pointed}
          onAnswer={onAnswer}
        />
      </FieldIdsOf>
      {props.other !== undefined && <OtherAnswer {...props} />}
      {isSaid && (
        <p id={`${id}-computed`} className="text-small text-muted">
          {texts.workedOut(`${String(computed)}${field.unit ? ` ${field.unit}` : ''}`)}
        </p>
      )}
      {wrong && (
        <p id={`${id}-error`} className="flex gap-1.5 text-small font-strong text-on-alert">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          <span>{wrong}</span>
        </p>
      )}
      {warning && (
        <p id={`${id}-warning`} className="flex gap-1.5 text-small font-strong text-on-warning">
          <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          <span className="whitespace-pre-line">{warning}</span>
        </p>
      )}
    </div>
  );
});

interface OneAnswerProps {
  from: string;
  answer: string;
  action: string;
  onChoose: () => void;
}

/** One of two answers, which is chosen by pressing it. */
function OneAnswer({ from, answer, action, onChoose }: OneAnswerProps) {
  return (
    <button
      type="button"
      onClick={onChoose}
      aria-label={`${action}: ${answer}`}
      className="grid min-h-14 content-center rounded-control border border-control bg-surface px-3 py-2 text-left text-ink hover:bg-sunken/50"
    >
      <span className="text-small text-muted">{from}</span>
      <span className="font-strong wrap-anywhere">{answer}</span>
    </button>
  );
}

/** Two devices answered differently: neither answer is lost until somebody chooses. */
function OtherAnswer({ field, value, other, pointed, onAnswer, onKeep }: Props) {
  const said = (answer: unknown): string => {
    const row = pointed.find((one) => one.value === answer || (one.at !== undefined && one.at === answer));
    return row?.label ?? (shownValue(field, answer) || texts.noAnswer);
  };
  return (
    <fieldset aria-label={field.label} className="grid gap-2 rounded-card bg-warning p-3 text-on-warning">
      <p className="flex items-center gap-1.5 font-strong">
        <TriangleAlert aria-hidden className="size-4 shrink-0" />
        {texts.twoAnswersHere}
      </p>
      <div className="grid gap-2 sm:grid-cols-2">
        <OneAnswer
          from={texts.thisDevice}
          answer={said(value)}
          action={texts.keepMine}
          onChoose={() => onKeep(field.key, other)}
        />
        <OneAnswer
          from={texts.otherDevice}
          answer={said(other)}
          action={texts.useOther}
          onChoose={() => onAnswer(field.key, other)}
        />
      </div>
    </fieldset>
  );
}

/** Choices are labelled as a group; a single control has a label. */
function Name({ id, field }: { id: string; field: FormFieldOf }) {
  const look = { id: `${id}-label`, className: 'font-strong wrap-anywhere' };
  if (isGroup(field)) return <span {...look}>{field.label}</span>;
  return (
    <label {...look} htmlFor={id}>
      {field.label}
    </label>
  );
}
