import { formatDate, londonDate } from '#shared/dates.ts';
import { type Interval, mayLast } from '#shared/time/intervals.ts';
import { Field, FieldPair } from '../../components/field.tsx';
import { DateInput, TimeInput } from '../../components/text-input.tsx';
import { FormDialog } from '../form-dialog.tsx';
import { timeOf } from '../job/on-my-way.ts';
import { ReasonField } from './reason-field.tsx';
import { timeTexts as texts } from './texts.ts';
import { useEnd } from './use-end.ts';

interface Props {
  interval: Interval;
  isOthers: boolean;
  onClose: () => void;
}

/** Asks when a forgotten clock ended; it is never guessed. */
export default function EndForm(props: Props) {
  const { interval, onClose } = props;
  const { from, to } = interval;
  const { fields, errors, needsReason, save, busy, set } = useEnd(props);
  return (
    <FormDialog
      title={texts.stopped}
      action={texts.saveEnd}
      busy={busy}
      unsaved={fields.clock !== ''}
      onSave={save}
      onClose={onClose}
    >
      <p className="text-muted sm:col-span-2">
        {texts.began(formatDate(londonDate(from)), timeOf(from))}
        {to !== null && mayLast(from, to) !== 'never' && ` ${texts.reallyLong(endOf(from, to))}`}
      </p>
      <FieldPair className="sm:col-span-2">
        <Field label={texts.labels.date} required>
          <DateInput
            value={fields.day}
            min={londonDate(from)}
            onChange={({ target }) => set({ day: target.value })}
          />
        </Field>
        <Field label={texts.endLabel} required error={errors.clock}>
          <TimeInput
            value={fields.clock}
            enterKeyHint="done"
            onChange={({ target }) => set({ clock: target.value })}
          />
        </Field>
      </FieldPair>
      {needsReason && (
        <ReasonField
          label={texts.longReason}
          error={errors.reason}
          value={fields.reason}
          onChange={(reason) => set({ reason })}
        />
      )}
    </FormDialog>
  );
}

/** `06:00`, with the day if it is another. */
const endOf = (from: string, to: string): string =>
  londonDate(from) === londonDate(to) ? timeOf(to) : texts.onDay(timeOf(to), formatDate(londonDate(to)));
