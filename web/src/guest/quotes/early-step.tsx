/** @jsxImportSource preact */
import { useState } from 'preact/hooks';
import { addDays, formatDate } from '#shared/dates.ts';
import { call } from '../calls.ts';
import { focusName, NameField } from '../name-field.tsx';
import { useSending } from '../sending.tsx';
import { StepPage } from '../step-page.tsx';
import { useKept } from '../use-kept.ts';
import { type Early, EarlyTicks, notEarly } from './early-ticks.tsx';
import type { StepProps } from './step-props.ts';
import { quoteTexts } from './texts.ts';

/** After accepting: both consents and a name request that work starts before the cancellation period ends. */
export function EarlyStep({ quote, token, onDone, onBack }: StepProps) {
  const [name, setName] = useKept('name', '');
  const [early, setEarly] = useState<Early>(notEarly);
  const [wasSent, setWasSent] = useState(false);
  const { isBusy, failure, send } = useSending();
  const until = quote.cancellation?.cancelUntil;
  const hasBoth = early.asks && early.understands;
  const ask = () => {
    setWasSent(true);
    if (!name.trim()) return focusName();
    if (hasBoth)
      void send(async () => onDone(await call('startEarly', { token, name: name.trim(), ...early })));
  };
  return (
    <StepPage
      title={quoteTexts.earlyTitle}
      onBack={onBack}
      onSubmit={ask}
      button={quoteTexts.earlyButton}
      isBusy={isBusy}
      failure={failure}
    >
      {until && <p>{quoteTexts.startMaybe(formatDate(until))}</p>}
      <EarlyTicks
        wording={quote.wording}
        early={early}
        onChange={setEarly}
        error={wasSent && !hasBoth ? quoteTexts.both : undefined}
      />
      {until && <p class="text-small text-muted">{quoteTexts.startLater(formatDate(addDays(until, 1)))}</p>}
      <NameField
        value={name}
        onChange={setName}
        error={wasSent && !name.trim() ? quoteTexts.nameMissing : undefined}
      />
    </StepPage>
  );
}
