import { createContext, lazy, type ReactNode, Suspense, use, useEffect, useRef, useState } from 'react';
import type { Question } from './question.ts';

type Ask = (question: Question) => Promise<boolean>;
type Withdraw = (question: Question, yes?: boolean) => void;

interface Questions {
  ask: Ask;
  withdraw: Withdraw;
}

const ConfirmContext = createContext<Questions | null>(null);

// Loaded by the first screen that may need it, so that the first load doesn't.
const loadBox = () => import('./confirm-box.tsx');
const ConfirmBox = lazy(loadBox);

/** Asks a yes-or-no question in an accessible dialog: `if (await confirm({ title, action: 'Delete' })) …` */
export function useConfirm(): Ask {
  return useQuestions().ask;
}

/** Withdraws a question if it is the open one; it resolves to false unless told otherwise. */
export function useWithdraw(): Withdraw {
  return useQuestions().withdraw;
}

const useQuestions = (): Questions => {
  const questions = use(ConfirmContext);
  if (!questions) throw new Error('useConfirm needs a ConfirmProvider above it');
  useEffect(() => void loadBox(), []);
  return questions;
};

interface Asked {
  question: Question;
  answer: (yes: boolean) => void;
}

/** The open question. A question replaced by another resolves to false, or its caller would wait for ever. */
const useStanding = () => {
  const [asked, setAsked] = useState<Asked | null>(null);
  const standing = useRef<Asked | null>(null);
  const [acts] = useState(() => {
    const put = (next: Asked | null, yes = false) => {
      standing.current?.answer(yes);
      standing.current = next;
      setAsked(next);
    };
    return {
      settle: (yes: boolean) => put(null, yes),
      ask: (question: Question) => new Promise<boolean>((answer) => put({ question, answer })),
      withdraw: (question: Question, yes?: boolean) => {
        if (standing.current?.question === question) put(null, yes);
      },
    };
  });
  return { asked, acts };
};

export function ConfirmProvider({ children }: { children: ReactNode }) {
  const { asked, acts } = useStanding();
  return (
    <ConfirmContext value={acts}>
      {children}
      {asked && (
        <Suspense>
          <ConfirmBox question={asked.question} onAnswer={acts.settle} />
        </Suspense>
      )}
    </ConfirmContext>
  );
}
