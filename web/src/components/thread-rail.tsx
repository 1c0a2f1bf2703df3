import { Bubble, Level, MarkText, type RailMark } from './rail-mark.tsx';

interface Props {
  marks: readonly RailMark[];
  /** The index of the current mark. */
  at: number;
  /** The last step is done too. */
  isDone: boolean;
  /** The kind of mark whose record this page shows; it has no link. */
  here: string;
}

/**
 * A spirit level whose bubble marks the current step. Horizontal; vertical with dates and amounts if the container named `record`
 * is at least 36rem wide.
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
