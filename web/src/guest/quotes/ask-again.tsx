/** @jsxImportSource preact */
import { useState } from 'preact/hooks';
import type { GuestQuote } from '#shared/guest/quotes/document.ts';
import { mainLook } from '../buttons.tsx';
import { call } from '../calls.ts';
import { NextStep } from '../next-step.tsx';
import { Notice } from '../notice.tsx';
import { FailureNotice, useSending } from '../sending.tsx';
import { quoteTexts } from './texts.ts';

/** For an expired quote: one press asks for a new one. */
export function AskAgain({ quote, token }: { quote: GuestQuote; token: string }) {
  const [isAsked, setAsked] = useState(false);
  const { isBusy, failure, send } = useSending();
  const ask = () =>
    send(async () => {
      await call('ask', { token });
      setAsked(true);
    });
  return (
    <div class="grid gap-3 not-empty:pt-4 lg:not-empty:pt-0">
      {isAsked ? (
        <Notice tone="success" urgent>
          {quoteTexts.askedAgain(quote.seller.name)}
        </Notice>
      ) : (
        <NextStep>
          <button type="button" disabled={isBusy} onClick={() => void ask()} class={`${mainLook} grow`}>
            {quoteTexts.askAgain}
          </button>
        </NextStep>
      )}
      <FailureNotice failure={failure} />
    </div>
  );
}
