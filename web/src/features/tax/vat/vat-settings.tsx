import { useState } from 'react';
import * as z from 'zod/mini';
import { percent } from '#shared/lines/line.ts';
import { readNumber } from '#shared/read-number.ts';
import type { VatScheme } from '#shared/uk/vat-schemes.ts';
import { Button } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { Field } from '../../../components/field.tsx';
import { TextInput } from '../../../components/text-input.tsx';
import { Choice } from '../choice.tsx';
import { OwnersOnly } from '../owners-only.tsx';
import { useSaveTax, useTaxSettings } from '../queries.ts';
import { texts } from '../texts.ts';
import { ChangeScheme } from './change-scheme.tsx';
import { EarlierSchemes } from './earlier-schemes.tsx';
import { OnHand } from './on-hand.tsx';
import { vatTexts } from './texts.ts';

/** The months in which quarters end and, under the flat rate scheme, its percentage. */
export function VatSettings({ scheme }: { scheme: VatScheme }) {
  const settings = useTaxSettings();
  const { save, busy } = useSaveTax();
  if (!settings) return null;
  return (
    <Card className="no-print grid gap-4 p-4 pb-0">
      <OwnersOnly>
        <Choice
          label={vatTexts.quarters}
          value={settings.vatQuarters}
          words={vatTexts.staggers}
          busy={busy}
          onChange={(vatQuarters) => save({ vatQuarters })}
        />
        {scheme === 'flat' && (
          <FlatRate key={settings.flatRate} kept={settings.flatRate} busy={busy} onSave={save} />
        )}
        <ChangeScheme
          key={scheme}
          scheme={scheme}
          earlier={settings.earlierSchemes}
          stagger={settings.vatQuarters}
          busy={busy}
          onSave={save}
        />
        <OnHand />
        <EarlierSchemes
          earlier={settings.earlierSchemes}
          busy={busy}
          onSave={(earlierSchemes) => save({ earlierSchemes })}
        />
      </OwnersOnly>
    </Card>
  );
}

interface FlatRateProps {
  kept: number | null;
  busy: boolean;
  onSave: (body: { flatRate: number | null }) => void;
}

function FlatRate({ kept, busy, onSave }: FlatRateProps) {
  const [text, setText] = useState(kept === null ? '' : String(kept));
  const rate = readNumber(text);
  const isWrong = rate !== null && !z.safeParse(percent, rate).success;
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isWrong) onSave({ flatRate: rate });
      }}
    >
      <Field
        label={vatTexts.flatRate}
        hint={vatTexts.flatRateHint}
        required
        error={isWrong ? vatTexts.flatRateWrong : undefined}
      >
        <TextInput
          value={text}
          inputMode="decimal"
          enterKeyHint="done"
          onChange={({ target }) => setText(target.value)}
        />
      </Field>
      <Button type="submit" variant="secondary" busy={busy} className="justify-self-start">
        {texts.save}
      </Button>
    </form>
  );
}
