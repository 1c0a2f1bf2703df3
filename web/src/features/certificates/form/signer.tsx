import type { SignatureAsked } from '#shared/certificates/engine/definition.ts';
import { Card } from '../../../components/card.tsx';
import { Checkbox } from '../../../components/checkbox.tsx';
import { Field } from '../../../components/field.tsx';
import { Segmented } from '../../../components/segmented.tsx';
import { TextInput } from '../../../components/text-input.tsx';
import { texts } from '../texts.ts';
import { SignaturePad, type Stroke } from './signature-pad.tsx';

/** The state of a signature. */
export interface Signing {
  how: 'draw' | 'type' | 'absent';
  name: string;
  strokes: Stroke[];
  isTyped: boolean;
  reason: string;
}

export const noSigning = (name: string): Signing => ({
  ...{ how: 'draw', name, strokes: [], isTyped: false },
  reason: texts.absentUsual,
});

/** True if a signature is complete. */
export const isSigned = ({ how, name, strokes, isTyped, reason }: Signing): boolean => {
  if (how === 'absent') return reason.trim() !== '';
  return name.trim() !== '' && (how === 'draw' ? strokes.length > 0 : isTyped);
};

interface Props {
  asked: SignatureAsked;
  signing: Signing;
  error: string | undefined;
  onChange: (signing: Signing) => void;
}

/** A person's signature: drawn, typed, or a note that they were absent. */
export function Signer({ asked: { role, required, statement }, signing, error, onChange }: Props) {
  const { how, name, strokes, isTyped, reason } = signing;
  const roleName = texts.roles[role];
  const set = (changes: Partial<Signing>) => onChange({ ...signing, ...changes });
  const ways = [
    { value: 'draw' as const, label: texts.draw },
    { value: 'type' as const, label: texts.type },
    ...(role === 'customer' ? [{ value: 'absent' as const, label: texts.absent }] : []),
  ];
  return (
    <Card className="p-4" data-signer={role}>
      <fieldset className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <legend className="float-left w-full font-strong">
          {roleName}
          {!required && <span className="text-small font-normal text-muted"> ({texts.optional})</span>}
        </legend>
        <p className="clear-both text-muted">{statement}</p>
        <Segmented
          label={texts.howToSign(roleName)}
          value={how}
          segments={ways}
          onChange={(next) => set({ how: next })}
        />
        {how === 'absent' ? (
          <Field label={texts.absentReason} required>
            <TextInput
              value={reason}
              onChange={({ target }) => set({ reason: target.value })}
              className="min-h-12"
            />
          </Field>
        ) : (
          <Field label={texts.signerName} required={required}>
            <TextInput
              value={name}
              autoComplete="off"
              autoCapitalize="words"
              onChange={({ target }) => set({ name: target.value })}
              className="min-h-12"
            />
          </Field>
        )}
        {how === 'draw' && (
          <SignaturePad
            label={`${texts.signHere}: ${roleName}`}
            strokes={strokes}
            onDraw={(drawn) => set({ strokes: drawn })}
          />
        )}
        {how === 'type' && (
          <Checkbox
            label={texts.typed}
            checked={isTyped}
            onChange={({ target }) => set({ isTyped: target.checked })}
          />
        )}
        {error && (
          <p role="alert" className="text-small font-strong text-on-alert">
            {error}
          </p>
        )}
      </fieldset>
    </Card>
  );
}
