import { clsx } from 'clsx';
import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';
import type { Employee } from '#shared/employees/contract.ts';
import { usePrinting } from '../../components/use-printing.ts';
import { useUnfolded } from '../../components/use-unfolded.ts';
import { texts } from './texts.ts';

interface Props {
  people: readonly Employee[];
  chosenId: number | null;
  children: (people: readonly Employee[]) => ReactNode;
}

/** Those who have left, folded unless one of them is open: most days nobody needs them. */
export function Inactive({ people, chosenId, children }: Props) {
  const [unfolded, setUnfolded] = useUnfolded(texts.inactive);
  const isPrinting = usePrinting();
  if (people.length === 0) return null;
  const isOpen = unfolded || isPrinting || people.some(({ id }) => id === chosenId);
  return (
    <section aria-label={texts.inactive} className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <h2>
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setUnfolded(!isOpen)}
          className="flex min-h-11 w-full items-center justify-between gap-3 text-small font-strong"
        >
          {texts.inactive}
          <span className="flex items-center gap-1.5 font-normal text-muted">
            {people.length}
            <ChevronDown aria-hidden className={clsx('size-4', isOpen && 'rotate-180')} />
          </span>
        </button>
      </h2>
      {isOpen && children(people)}
    </section>
  );
}
