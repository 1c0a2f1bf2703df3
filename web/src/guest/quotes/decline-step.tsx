/** @jsxImportSource preact */
import type { declineReasons } from '#shared/guest/quotes/answering.ts';
import { textLimits } from '#shared/limits.ts';
import { call, failureIn } from '../calls.ts';
import { useSending } from '../sending.tsx';
import { StepPage } from '../step-page.tsx';
import { useKept } from '../use-kept.ts';
import type { StepProps } from './step-props.ts';
import { quoteTexts } from './texts.ts';

type Reason = (typeof declineReasons)[number];
const reasons = Object.entries(quoteTexts.reasons) as [Reason, string][];

interface Why {
  reason?: Reason;
  words: string;
}

/** The reason as one line for the seller. */
const sentence = ({ reason, words }: Why): string =>
  [reason && quoteTexts.reasons[reason], words.replace(/\s+/g, ' ').trim()]
    .filter(Boolean)
    .join(': ')
    .slice(0, textLimits.address);

/** Declines, with an optional reason. */
export function DeclineStep({ quote, token, onDone, onBack, reopen }: StepProps) {
  const [why, setWhy] = useKept<Why>(`why ${quote.hash}`, { words: '' });
  const { isBusy, failure, send } = useSending();
  const decline = () =>
    send(async () => {
      const { version, hash } = quote;
      const reason = sentence(why);
      try {
        onDone(await call('answer', { token, version, hash, answer: 'declined', ...(reason && { reason }) }));
      } catch (error) {
        if (failureIn(error).status !== 409) throw error;
        await reopen();
      }
    });
  return (
    <StepPage
      title={quoteTexts.declineTitle}
      onBack={onBack}
      onSubmit={() => void decline()}
      button={quoteTexts.declineButton}
      isBusy={isBusy}
      failure={failure}
      isEnd
    >
      <p>{quoteTexts.declineIntro(quote.seller.name)}</p>
      <fieldset class="grid gap-2">
        <legend class="mb-1.5 text-small font-strong">
          {quoteTexts.why} <span class="font-normal text-muted">{quoteTexts.optional}</span>
        </legend>
        {reasons.map(([reason, name]) => (
          <label
            key={reason}
            class="flex min-h-11 items-center gap-3 rounded-control border border-control bg-surface px-3 has-checked:border-ink has-checked:ring-1 has-checked:ring-ink has-checked:ring-inset"
          >
            <input
              type="radio"
              name="reason"
              class="size-5 accent-ink"
              checked={why.reason === reason}
              onChange={() => setWhy({ ...why, reason })}
            />
            {name}
          </label>
        ))}
      </fieldset>
      <label class="grid gap-1.5">
        <span class="text-small font-strong">
          {quoteTexts.words} <span class="font-normal text-muted">{quoteTexts.optional}</span>
        </span>
        <textarea
          rows={3}
          maxLength={textLimits.address - 40}
          value={why.words}
          onInput={(event) => setWhy({ ...why, words: event.currentTarget.value })}
          class="min-h-24 rounded-control border border-control bg-surface px-3 py-2"
        />
      </label>
    </StepPage>
  );
}
