/** @jsxImportSource preact */
import { useState } from 'preact/hooks';
import { formatDate } from '#shared/dates.ts';
import { call } from '../calls.ts';
import { focusName, NameField } from '../name-field.tsx';
import { useSending } from '../sending.tsx';
import { StepPage } from '../step-page.tsx';
import { useKept } from '../use-kept.ts';
import type { StepProps } from './step-props.ts';
import { Summary } from './summary.tsx';
import { quoteTexts } from './texts.ts';

/** A consumer cancels within the legal period: what it means, and the name as a signature. */
export function CancelStep({ quote, chosen, token, onDone, onBack }: StepProps) {
  const [name, setName] = useKept('name', '');
  const [wasSent, setWasSent] = useState(false);
  const { isBusy, failure, send } = useSending();
  const until = quote.cancellation?.cancelUntil;
  const cancel = () => {
    setWasSent(true);
    if (!name.trim()) return focusName();
    void send(async () => onDone(await call('cancel', { token, name: name.trim() })));
  };
  return (
    <StepPage
      title={quoteTexts.cancelTitle}
      onBack={onBack}
      onSubmit={cancel}
      button={quoteTexts.cancelButton}
      isBusy={isBusy}
      failure={failure}
      isEnd
    >
      <Summary quote={quote} chosen={chosen} />
      {until && <p>{quoteTexts.cancelIntro(quote.seller.name, formatDate(until))}</p>}
      <p>{quote.answered?.startEarly?.asks ? quoteTexts.cancelEarly : quoteTexts.cancelMoney}</p>
      <NameField
        value={name}
        onChange={setName}
        error={wasSent && !name.trim() ? quoteTexts.nameMissing : undefined}
      />
    </StepPage>
  );
}
