/** @jsxImportSource preact */
import type { ComponentChildren } from 'preact';
import { BackButton } from './buttons.tsx';
import type { Failed } from './calls.ts';
import { StepHeading } from './heading.tsx';
import { NextStep } from './next-step.tsx';
import { FailureNotice } from './sending.tsx';
import { texts } from './texts.ts';

interface Props {
  title: string;
  onBack: () => void;
  onSubmit: () => void;
  /** The button's label. */
  button: string;
  isBusy: boolean;
  failure: Failed | undefined;
  /** The button ends something rather than advancing the work. */
  isEnd?: boolean;
  children: ComponentChildren;
}

/** A step of the page: a question, and the button that submits it. */
export function StepPage({ title, onBack, onSubmit, button, isBusy, failure, isEnd, children }: Props) {
  const look = isEnd ? 'bg-on-brand text-next' : 'bg-accent text-on-accent hover:bg-accent-hover';
  return (
    <main class="mx-auto max-w-lg px-4 pt-1 pb-[calc(var(--bar-height)+1.5rem)] lg:pt-8">
      <BackButton onClick={onBack}>{texts.back}</BackButton>
      <form
        noValidate
        class="mt-1 grid grid-cols-[minmax(0,1fr)] gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <StepHeading>{title}</StepHeading>
        {children}
        <FailureNotice failure={failure} />
        <NextStep>
          <button
            type="submit"
            disabled={isBusy}
            aria-busy={isBusy || undefined}
            class={`min-h-13 grow rounded-control px-4 text-large font-strong transition-colors disabled:opacity-60 ${look}`}
          >
            {isBusy ? texts.sending : button}
          </button>
        </NextStep>
      </form>
    </main>
  );
}
