/** @jsxImportSource preact */
import { useState } from 'preact/hooks';
import { addDays, formatDate, today } from '#shared/dates.ts';
import type { GuestQuote } from '#shared/guest/quotes/document.ts';
import { formatPounds } from '#shared/money.ts';
import { cancelUntil } from '#shared/uk/cancellation.ts';
import { call, failureIn } from '../calls.ts';
import { sumsWith } from '../figures.ts';
import { GroupHeading } from '../heading.tsx';
import { focusName, NameField } from '../name-field.tsx';
import { useSending } from '../sending.tsx';
import { StepPage } from '../step-page.tsx';
import { useKept } from '../use-kept.ts';
import { type Early, EarlyTicks, notEarly } from './early-ticks.tsx';
import type { StepProps } from './step-props.ts';
import { Summary } from './summary.tsx';
import { quoteTexts } from './texts.ts';

/** The last day to cancel if accepted now; null if there is no such right or the work starts later anyway. */
const askedUntil = ({ cancellation, workOn }: GuestQuote): string | null => {
  const until = cancellation && cancelUntil({ contract: 'service', made: today() });
  return until && (!workOn || workOn <= until) ? until : null;
};

/** The last step: the summary, the name as a signature and, if there is a right to cancel, the consent to an early start. */
export function AcceptStep({ quote, chosen, token, onDone, onBack, reopen }: StepProps) {
  const [name, setName] = useKept('name', '');
  const [early, setEarly] = useKept<Early>(`early ${quote.hash}`, notEarly);
  const [wasSent, setWasSent] = useState(false);
  const { isBusy, failure, send } = useSending();
  const until = askedUntil(quote);
  const nameError = wasSent && !name.trim() ? quoteTexts.nameMissing : undefined;
  const earlyError =
    wasSent && until && early.asks !== early.understands ? quoteTexts.bothOrNeither : undefined;
  const { total } = sumsWith(quote, chosen);

  const accept = () => {
    setWasSent(true);
    if (!name.trim()) return focusName();
    if (until && early.asks !== early.understands) return;
    const { version, hash } = quote;
    const answer = {
      token,
      version,
      hash,
      answer: 'accepted' as const,
      name: name.trim(),
      chosen: [...chosen],
    };
    const startEarly = until && early.asks ? { startEarly: early } : {};
    void send(async () => {
      try {
        onDone(await call('answer', { ...answer, ...startEarly }));
      } catch (error) {
        // Answered on another device, or changed since it was sent: shows the current version instead.
        if (failureIn(error).status !== 409) throw error;
        await reopen();
      }
    });
  };

  return (
    <StepPage
      title={quoteTexts.acceptTitle}
      onBack={onBack}
      onSubmit={accept}
      button={quoteTexts.accept(formatPounds(total))}
      isBusy={isBusy}
      failure={failure}
    >
      <Summary quote={quote} chosen={chosen} />
      <NameField value={name} onChange={setName} error={nameError} hint={quote.wording.accept} />
      {until && (
        <div>
          <EarlyIntro workOn={quote.workOn} until={until} />
          <EarlyTicks wording={quote.wording} early={early} onChange={setEarly} error={earlyError} />
          <p class="mt-2 text-small text-muted">{quoteTexts.startLater(formatDate(addDays(until, 1)))}</p>
        </div>
      )}
    </StepPage>
  );
}

function EarlyIntro({ workOn, until }: { workOn: string | null; until: string }) {
  const day = formatDate(until);
  return (
    <>
      <GroupHeading>{workOn ? quoteTexts.startOn(formatDate(workOn)) : quoteTexts.startSoon}</GroupHeading>
      <p class="mb-2.5">{workOn ? quoteTexts.startInside(day) : quoteTexts.startMaybe(day)}</p>
    </>
  );
}
