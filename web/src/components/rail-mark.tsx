import { clsx } from 'clsx';
import Check from 'lucide-react/icons/check';
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

/** The spirit level's bubble, which marks the current step. */
export function Bubble({ isDone }: { isDone: boolean }) {
  return (
    <span className="grid h-5 w-8.5 place-items-center rounded-full border-[2.5px] border-ink bg-accent text-on-accent ring-3 ring-surface">
      {isDone && <Check aria-hidden strokeWidth={4} className="size-3" />}
    </span>
  );
}

/** The tube beside a mark and, if the rail is vertical, the part of the level down to the next. */
export function Level({ state, isDone }: { state: 'done' | 'now' | 'later'; isDone: boolean }) {
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

/** A mark's name and state, with a link to its record. */
export function MarkText({ mark, isQuiet, isHere }: TextProps) {
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
    // The link covers the level too, so that all of the mark can be tapped.
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
