import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Money } from './money.tsx';

export interface RailMark {
  kind: string;
  name: string;
  word: string;
  isLate?: boolean;
  to?: string;
  sum?: number;
  notes?: string[];
}

interface Props {
  marks: readonly RailMark[];
  /** The place of the mark where the work stands. */
  at: number;
  /** Even the last is done. */
  isDone: boolean;
  /** The kind of mark whose record is shown around it, which leads nowhere. */
  here: string;
}

/**
 * A level whose bubble stands where the work is. It lies, and stands with dates and sums where the container named `record` is
 * at least 36rem wide.
 */
export function ThreadRail({ marks, at, isDone, here }: Props) {
  const step = 100 / marks.length;
  return (
    <div className="relative pt-3.5 pb-2.5 @xl/record:py-0 @xl/record:pl-10">
      <Tube />
      <span
        aria-hidden
        className="absolute top-4.5 left-4 h-3 rounded-full bg-ink transition-[width] duration-180 ease-[cubic-bezier(0.2,0.8,0.2,1)] dark:bg-control @xl/record:hidden"
        style={{ width: `calc(${step * (at + 0.5)}% - 1rem)` }}
      />
      <span
        aria-hidden
        className="absolute top-3.5 z-10 -ml-4.25 transition-[left] duration-180 ease-[cubic-bezier(0.2,0.8,0.2,1)] @xl/record:hidden"
        style={{ left: `${step * (at + 0.5)}%` }}
      >
        <Bubble isDone={isDone} />
      </span>
      <ol
        aria-label="From quote to payment"
        className="grid auto-cols-fr grid-flow-col @xl/record:grid-flow-row"
      >
        {marks.map((mark, place) => (
          <li
            key={mark.kind}
            aria-current={place === at ? 'step' : undefined}
            className="relative min-h-11 @xl/record:not-last:pb-4.5"
          >
            <Level state={place < at ? 'done' : place === at ? 'now' : 'later'} isDone={isDone} />
            <MarkText mark={mark} isQuiet={place > at} isHere={mark.kind === here} />
          </li>
        ))}
      </ol>
    </div>
  );
}

function Tube() {
  return (
    <span
      aria-hidden
      className="absolute inset-x-4 top-4.5 h-3 rounded-full bg-sunken inset-ring inset-ring-line @xl/record:inset-x-auto @xl/record:top-1 @xl/record:bottom-1 @xl/record:left-2.75 @xl/record:h-auto @xl/record:w-3"
    />
  );
}

function Bubble({ isDone }: { isDone: boolean }) {
  return (
    <span className="grid h-5 w-8.5 place-items-center rounded-full border-[2.5px] border-ink bg-accent text-on-accent ring-3 ring-surface">
      {isDone && <Check aria-hidden strokeWidth={4} className="size-3" />}
    </span>
  );
}

/** What stands in the tube beside a mark, and where the rail stands also the part of the level down to the next. */
function Level({ state, isDone }: { state: 'done' | 'now' | 'later'; isDone: boolean }) {
  return (
    <span
      aria-hidden
      className="mx-auto mb-2 grid h-5 place-items-center @xl/record:absolute @xl/record:top-0 @xl/record:-left-10 @xl/record:h-full @xl/record:w-8.5 @xl/record:content-start"
    >
      {state !== 'later' && (
        <span
          className={clsx(
            'absolute top-0.5 left-2.75 hidden w-3 bg-ink @xl/record:block dark:bg-control',
            state === 'done' ? 'h-full rounded-t-full' : 'h-3',
          )}
        />
      )}
      {state === 'done' && (
        <span className="relative grid size-5 place-items-center rounded-full bg-ink text-surface dark:bg-control">
          <Check strokeWidth={4} className="size-3" />
        </span>
      )}
      {state === 'now' && (
        <span className="relative hidden @xl/record:block">
          <Bubble isDone={isDone} />
        </span>
      )}
      {state === 'later' && (
        <span className="relative h-5 w-0.5 bg-control @xl/record:mt-2 @xl/record:h-0.5 @xl/record:w-5" />
      )}
    </span>
  );
}

interface TextProps {
  mark: RailMark;
  isQuiet: boolean;
  isHere: boolean;
}

function MarkText({ mark, isQuiet, isHere }: TextProps) {
  const { name, word, isLate, to, sum, notes = [word] } = mark;
  const tone = isLate ? 'font-strong text-on-alert' : 'text-muted';
  const text = (
    <>
      <span className={clsx('font-strong text-small @xl/record:text-base', isQuiet && 'text-muted')}>
        {name}
      </span>
      {sum !== undefined && <Money pounds={sum} className="float-right hidden @xl/record:inline" />}
      <span className={clsx('block text-micro @xl/record:hidden', tone)}>{word}</span>
      {notes.map((note) => (
        <span
          key={note}
          className={clsx('hidden text-small @xl/record:block', note === word ? tone : 'text-muted')}
        >
          {note}
        </span>
      ))}
    </>
  );
  const place = 'block text-center wrap-anywhere large-text:font-stretch-75% @xl/record:text-left';
  if (!to || isHere) return <span className={place}>{text}</span>;
  return (
    // It reaches over the level, so that the finger meets all of the mark.
    <Link
      to={to}
      className={clsx(
        place,
        'rounded-small before:absolute before:inset-0 hover:underline hover:underline-offset-4',
      )}
    >
      {text}
    </Link>
  );
}
