import { createContext, lazy, type ReactNode, Suspense, use, useCallback, useEffect, useState } from 'react';
import type { Question } from './question.ts';

type Ask = (question: Question) => Promise<boolean>;
const ConfirmContext = createContext<Ask | null>(null);

// Loaded by the first screen that can ask, so that the app's first load does without it.
const loadBox = () => import('./confirm-box.tsx');
const ConfirmBox = lazy(loadBox);

/** Asks a yes-or-no question in an accessible dialog: `if (await confirm({ title, action: 'Delete' })) …` */
export function useConfirm(): Ask {
  const ask = use(ConfirmContext);
  if (!ask) throw new Error('useConfirm needs a ConfirmProvider above it');
  useEffect(() => void loadBox(), []);
  return ask;
}

export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<{ question: Question; answer: (yes: boolean) => void } | null>(null);
  const ask = useCallback<Ask>((question) => new Promise((answer) => setAsked({ question, answer })), []);
  const settle = (yes: boolean) => {
    asked?.answer(yes);
    setAsked(null);
  };
  return (
    <ConfirmContext value={ask}>
      {children}
      {asked && (
        <Suspense>
          <ConfirmBox question={asked.question} onAnswer={settle} />
        </Suspense>
      )}
    </ConfirmContext>
  );
}
