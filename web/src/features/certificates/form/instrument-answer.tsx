import type { Field } from '#shared/certificates/engine/definition.ts';
import { formatDate, today } from '#shared/dates.ts';
import { type InstrumentKind, instrumentNames } from '#shared/settings/instruments.ts';
import { useSignedInUser } from '../../../api/user.ts';
import { TextInput } from '../../../components/text-input.tsx';
import { texts } from '../texts.ts';
import { Chips } from './chips.tsx';

interface Props {
  field: Field;
  value: unknown;
  labelledBy: string;
  describedBy: string | undefined;
  onAnswer: (key: string, value: unknown) => void;
  kinds: readonly InstrumentKind[];
  /** The field beside it for the day that its calibration is due. */
  due: string;
  /** The field beside it for its kind. */
  kind?: string | undefined;
}

/** An instrument's serial number, typed or chosen from the firm's instruments, which says when its calibration is due. */
export function InstrumentAnswer({
  field,
  value,
  labelledBy,
  describedBy,
  kinds,
  due,
  kind: kindKey,
  onAnswer,
}: Props) {
  // A session kept by an older version of the app has none.
  const { competence } = useSignedInUser() as Partial<ReturnType<typeof useSignedInUser>>;
  const kept = (competence?.instruments ?? []).filter(({ kind }) => kinds.includes(kind));
  const chosen = typeof value === 'string' ? value : '';
  const choose = (serial: string) => {
    const one = kept.find((each) => each.serial === serial);
    const isOff = serial === chosen;
    onAnswer(field.key, isOff ? undefined : serial);
    if (isOff || one?.calibrationDue) onAnswer(due, isOff ? undefined : one?.calibrationDue);
    if (kindKey) onAnswer(kindKey, isOff ? undefined : one?.kind);
  };
  const choices = kept.map(({ kind, make, serial, calibrationDue }) => {
    const isOut = calibrationDue !== null && calibrationDue < today();
    const until = calibrationDue && (isOut ? texts.outOfCalibration : texts.due(formatDate(calibrationDue)));
    return {
      value: serial,
      label: [make ?? instrumentNames[kind], serial, until].filter(Boolean).join(' · '),
    };
  });
  return (
    <div className="grid gap-2">
      {choices.length > 0 && (
        <Chips
          choices={choices}
          chosen={[chosen]}
          several={false}
          labelledBy={labelledBy}
          describedBy={describedBy}
          onToggle={choose}
        />
      )}
      <TextInput
        value={chosen}
        onChange={({ target }) => onAnswer(field.key, target.value)}
        autoComplete="off"
        autoCapitalize="characters"
        className="min-h-12"
      />
    </div>
  );
}
