import { clsx } from 'clsx';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import { monthOf, readDay } from '#shared/calendar/month.ts';
import { today } from '#shared/dates.ts';
import { JobChip } from './job-chip.tsx';
import type { Chip } from './month-cells.ts';
import { texts } from './texts.ts';

interface Props {
  day: string;
  month: string;
  /** A line may stay empty to align multi-day work. */
  lines: readonly (Chip | undefined)[];
  /** The id of the job being moved. */
  held: number | undefined;
  more: number;
  clash: boolean;
  holiday: string | undefined;
  chosen: boolean;
  reachable: boolean;
  onChoose: (day: string) => void;
}

/** A day of the grid: its number, a bank holiday's name, the first jobs and the number of others. */
export function DayCell(props: Props) {
  const { day, month, lines, held, more, clash, holiday, chosen, reachable, onChoose } = props;
  const isOutside = monthOf(day) !== month;
  return (
    <td className="h-px border-t border-l border-line p-0 align-top first:border-l-0">
      <button
        type="button"
        data-date={day}
        tabIndex={reachable ? 0 : -1}
        aria-pressed={chosen}
        aria-current={day === today() ? 'date' : undefined}
        onClick={() => onChoose(day)}
        className={clsx(
          'relative flex h-full min-h-24.5 w-full flex-col gap-0.5 p-0.5 text-left transition-colors select-none focus-visible:-outline-offset-3 lg:min-h-26 lg:p-1',
          chosen ? 'shadow-[inset_0_0_0_2px_var(--ink)]' : 'hover:bg-sunken/50',
          isOutside && 'bg-sunken/40',
        )}
      >
        <DayNumber day={day} dimmed={isOutside} />
        {clash && (
          <TriangleAlert
            role="img"
            aria-label={texts.clash}
            className="absolute top-1.5 right-1 size-3.5 text-on-alert"
          />
        )}
        {holiday && <Holiday name={holiday} />}
        {lines.map((chip, line) =>
          chip ? (
            <JobChip key={chip.job.id} chip={chip} dimmed={isOutside} isHeld={chip.job.id === held} />
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: a free line is its place.
            <span key={`free ${line}`} className="h-4" />
          ),
        )}
        {more > 0 && (
          <span className="px-0.5 text-micro font-stretch-75% whitespace-nowrap text-muted">
            {texts.moreJobs(more)}
          </span>
        )}
      </button>
    </td>
  );
}

function DayNumber({ day, dimmed }: { day: string; dimmed: boolean }) {
  return (
    <>
      <span className="sr-only">{readDay(day)}</span>
      <span
        aria-hidden
        className={clsx(
          'grid size-7 place-items-center rounded-full text-small font-strong',
          day === today() ? 'bg-next text-accent dark:bg-next-raised' : dimmed && 'font-normal text-muted',
        )}
      >
        {Number(day.slice(8))}
      </span>
    </>
  );
}

/** Text only: with a background it would look like a job. */
function Holiday({ name }: { name: string }) {
  return (
    <span
      title={name}
      className="line-clamp-2 px-0.5 text-micro leading-3 text-muted italic font-stretch-75%"
    >
      <span className="sr-only">{texts.bankHoliday}: </span>
      {name}
    </span>
  );
}
