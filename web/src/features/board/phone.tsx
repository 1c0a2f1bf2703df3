import { clsx } from 'clsx';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import { useState } from 'react';
import type { Board, Visit } from '#shared/board/board.ts';
import { stopsOn, tightIn } from '#shared/board/gaps.ts';
import { readDay } from '#shared/calendar/month.ts';
import { readWeekday } from '#shared/calendar/when.ts';
import { today } from '#shared/dates.ts';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { ListRow } from '../../components/list-row.tsx';
import { Sheet, SheetBody } from '../../components/sheet.tsx';
import { StateWord } from '../../components/state-word.tsx';
import { useUrlState } from '../../components/use-url-state.ts';
import { jobLooks } from '../../data/job-looks.ts';
import { personColour } from '../../data/person-colour.ts';
import { travelWords } from '../../data/travel-words.ts';
import { texts as visitTexts } from '../../forms/visit/texts.ts';
import { shadeOf } from './cell.tsx';
import { clashesOf, type Row, rowsOf } from './rows.ts';
import { texts } from './texts.ts';
import { trayCount } from './tray.tsx';
import type { BoardPlace } from './use-board.ts';

interface Props {
  board: Board;
  place: BoardPlace;
  onPress: (visit: Visit, of: number | null) => void;
}

/** One day: the week as a strip, people as a row of names, and who does what; the rest in a drawer. */
export function PhoneBoard({ board, place, onPress }: Props) {
  const [who, setWho] = useUrlState('who');
  const [isTrayOpen, openTray] = useState(false);
  const rows = rowsOf(board);
  const shown = who ? rows.filter(({ employeeId }) => String(employeeId) === who) : rows;
  const clashes = clashesOf(board);
  const press = (visit: Visit, of: number | null) => {
    openTray(false);
    onPress(visit, of);
  };
  return (
    <>
      <Strip place={place} rows={shown} />
      <People lanes={board.lanes} value={who} onChange={setWho} />
      {board.tray.noDay.length > 0 && (
        <Button variant="secondary" onClick={() => openTray(true)}>
          {texts.showTray(trayCount(board.tray))}
        </Button>
      )}
      {shown.filter(isShownOn(place.day)).map((row) => (
        <Someone key={row.employeeId ?? 0} row={row} day={place.day} clashes={clashes} onPress={press} />
      ))}
      <Sheet open={isTrayOpen} onOpenChange={openTray} title={visitTexts.tray}>
        <SheetBody className="p-0!">
          <ul className="@container divide-y divide-line">
            {board.tray.noDay.map((visit) => (
              <li key={visit.id}>
                <ListRow
                  chosen={false}
                  onOpen={() => press(visit, visit.employeeIds[0] ?? null)}
                  title={visit.title}
                  second={visit.client?.name}
                />
              </li>
            ))}
          </ul>
          {board.tray.more && <p className="px-4 py-3 text-small text-muted">{texts.trayMore}</p>}
        </SheetBody>
      </Sheet>
    </>
  );
}

interface PeopleProps {
  lanes: Board['lanes'];
  /** An employee's id, empty for everyone. */
  value: string;
  onChange: (value: string) => void;
}

function People({ lanes, value, onChange }: PeopleProps) {
  const people = [
    { value: '', label: texts.everyone },
    ...lanes.map((lane) => ({ value: String(lane.employeeId), label: lane.name })),
  ];
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{texts.people}</legend>
      <div className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none] large-text:flex-wrap">
        {people.map((person) => (
          <button
            key={person.value}
            type="button"
            aria-pressed={value === person.value}
            onClick={() => onChange(person.value)}
            className={clsx(
              'min-h-11 shrink-0 rounded-full border px-4 py-1 text-small font-strong large-text:max-w-full large-text:wrap-anywhere',
              value === person.value ? 'border-ink bg-ink text-surface' : 'border-control',
            )}
          >
            {person.label}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

/** The unassigned lane is shown only if it isn't empty. */
const isShownOn =
  (day: string) =>
  ({ employeeId, days }: Row): boolean =>
    employeeId !== null || days.has(day);

function Strip({ place, rows }: { place: BoardPlace; rows: readonly Row[] }) {
  const { week, day, choose } = place;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields; these are days.
    <div role="group" aria-label={texts.day} className="-mx-2 grid grid-cols-7 border-b border-line">
      {week.map((each) => {
        const count = new Set(rows.flatMap(({ days }) => (days.get(each) ?? []).map(({ id }) => id))).size;
        return (
          <button
            key={each}
            type="button"
            data-date={each}
            aria-label={`${readDay(each)}, ${count}`}
            aria-pressed={each === day}
            aria-current={each === today() ? 'date' : undefined}
            onClick={() => choose(each)}
            className={clsx(
              'flex min-h-17 flex-col items-center gap-0.5 pt-0.5 text-micro focus-visible:-outline-offset-2',
              each === day ? 'font-strong text-ink' : 'text-muted',
            )}
          >
            {readWeekday(each)}
            <span
              className={clsx(
                'grid size-[min(2.125rem,12vw)] place-items-center rounded-full text-base font-strong',
                each === today() ? 'bg-next text-accent dark:bg-next-raised' : 'text-ink',
                each === day && 'outline-2 -outline-offset-1 outline-ink',
              )}
            >
              {Number(each.slice(8))}
            </span>
            {count > 0 ? count : '\u00a0'}
          </button>
        );
      })}
    </div>
  );
}

interface SomeoneProps {
  row: Row;
  day: string;
  clashes: ReadonlyMap<string, string>;
  onPress: Props['onPress'];
}

function Someone({ row: { employeeId, lane, days }, day, clashes, onPress }: SomeoneProps) {
  const visits = days.get(day) ?? [];
  const isAway = shadeOf(lane, day) === 'away';
  const tight = tightIn(employeeId === null ? [] : stopsOn(visits, employeeId, day));
  const name = lane?.name ?? visitTexts.nobody;
  return (
    <section className="grid gap-2">
      <h2 className="flex items-center justify-between gap-2 text-base">
        <span className="flex min-w-0 items-center gap-2 wrap-anywhere">
          {lane && (
            <span
              aria-hidden
              style={{ backgroundColor: personColour(lane.colour) }}
              className="size-3 shrink-0 rounded-full"
            />
          )}
          {name}
        </span>
        {isAway && <StateWord>{texts.away}</StateWord>}
      </h2>
      {visits.length === 0 ? (
        !isAway && <p className="text-small text-muted">{texts.free}</p>
      ) : (
        <Card className="overflow-hidden">
          <ul aria-label={name} className="@container divide-y divide-line">
            {visits.map((visit) => (
              <li key={visit.id}>
                <ListRow
                  chosen={false}
                  onOpen={() => onPress(visit, employeeId)}
                  when={<When visit={visit} />}
                  title={visit.title}
                  second={visit.client?.name}
                  state={
                    <VisitState
                      visit={visit}
                      clash={clashes.get(`${visit.id} ${employeeId}`)}
                      travel={tight.get(visit.id)}
                    />
                  }
                />
              </li>
            ))}
          </ul>
        </Card>
      )}
    </section>
  );
}

function When({ visit: { startTime, endTime } }: { visit: Visit }) {
  return (
    <span className="block text-small font-strong">
      {startTime ?? texts.anyTime}
      {endTime && <span className="block font-normal text-muted">{endTime}</span>}
    </span>
  );
}

interface StateProps {
  visit: Visit;
  clash: string | undefined;
  /** The minutes to get there, if they are too few. */
  travel: number | undefined;
}

function VisitState({ visit, clash, travel }: StateProps) {
  if (clash)
    return (
      <StateWord tone="danger" icon={TriangleAlert}>
        {clash}
      </StateWord>
    );
  if (travel !== undefined) return <StateWord tone="warning">{travelWords(travel)}</StateWord>;
  const { name, tone } = jobLooks[visit.status];
  return <StateWord tone={tone}>{name}</StateWord>;
}
