import Route from 'lucide-react/icons/route';
import X from 'lucide-react/icons/x';
import { lazy, Suspense, useState } from 'react';
import { Card } from '../../components/card.tsx';
import { IconButton } from '../../components/icon-button.tsx';
import { exampleTexts as texts } from './example-texts.ts';

const loadExample = () => import('./example.tsx');
const Example = lazy(loadExample);

const keyOf = (userId: string): string => `fettle-example-${userId}`;

const isGone = (userId: string): boolean => {
  try {
    return localStorage.getItem(keyOf(userId)) !== null;
  } catch {
    return false;
  }
};

const noteGone = (userId: string): void => {
  try {
    localStorage.setItem(keyOf(userId), 'gone');
  } catch {
    // It is then offered again.
  }
};

/** Offers the example to users without work, until they dismiss it. */
export function ExampleOffer({ userId }: { userId: string }) {
  const [gone, setGone] = useState(() => isGone(userId));
  const [isOpen, setOpen] = useState(false);
  if (gone) return null;
  const throwAway = () => {
    noteGone(userId);
    setGone(true);
  };
  return (
    <Card className="flex items-center">
      <button
        type="button"
        onPointerEnter={loadExample}
        onClick={() => setOpen(true)}
        className="flex min-h-14 min-w-0 flex-1 items-center gap-3 rounded-card px-4 py-2.5 text-left hover:bg-sunken/50 focus-visible:-outline-offset-3"
      >
        <Route aria-hidden className="size-5 shrink-0 text-muted" />
        <span className="min-w-0">
          <span className="block font-strong">{texts.offer}</span>
          <span className="block text-small text-muted">{texts.offerHint}</span>
        </span>
      </button>
      <IconButton icon={X} label={texts.throwAway} onClick={throwAway} />
      <Suspense>{isOpen && <Example onThrowAway={throwAway} onClose={() => setOpen(false)} />}</Suspense>
    </Card>
  );
}
