import CircleAlert from 'lucide-react/icons/circle-alert';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { memo, useId } from 'react';
import type { Field as FormFieldOf } from '#shared/certificates/engine/definition.ts';
import type { Computed } from '#shared/certificates/engine/form.ts';
import { isAbsent } from '#shared/certificates/engine/values.ts';
import { shownValue } from '#shared/certificates/shown-value.ts';
import { Button } from '../../../components/button.tsx';
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

/** Two devices answered differently: neither answer is lost until somebody chooses. */
function OtherAnswer({ field, other, pointed, onAnswer, onKeep }: Props) {
  const row = pointed.find(({ value, at }) => value === other || (at !== undefined && at === other));
  const said = row?.label ?? shownValue(field, other);
  return (
    <fieldset aria-label={field.label} className="grid gap-2 rounded-card bg-warning px-4 py-3">
      <p className="font-strong text-on-warning wrap-anywhere">{texts.otherDevice(said)}</p>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" onClick={() => onAnswer(field.key, other)}>
          {texts.useOther}
        </Button>
        <Button variant="secondary" onClick={() => onKeep(field.key, other)}>
          {texts.keepMine}
        </Button>
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
