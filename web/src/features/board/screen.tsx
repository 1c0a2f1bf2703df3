import CalendarPlus from 'lucide-react/icons/calendar-plus';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import UsersRound from 'lucide-react/icons/users-round';
import { lazy, Suspense, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Board, Visit } from '#shared/board/board.ts';
import { readDay, readWeek } from '#shared/calendar/month.ts';
import { today } from '#shared/dates.ts';
import { bankHolidays } from '#shared/uk/bank-holidays.ts';
import { defaultNation } from '#shared/uk/nations.ts';
import { useSignedInUser } from '../../api/user.ts';
import { Button, ButtonLink } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { IconButton } from '../../components/icon-button.tsx';
import { Notice } from '../../components/notice.tsx';
import { Page } from '../../components/page.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { Segmented } from '../../components/segmented.tsx';
import { useStable } from '../../components/use-stable.ts';
import { useUrlState } from '../../components/use-url-state.ts';
import { useRoom } from '../../components/widths.ts';
import {
  clashesAt,
  clashWords,
  type Draft,
  isNothing,
  isOtherTime,
  moveOf,
  placed,
  whenWords,
} from '../../forms/visit/placing.ts';
import { texts as visitTexts } from '../../forms/visit/texts.ts';
import { useMove } from '../../forms/visit/use-move.ts';
import { DayGrid } from './day-grid.tsx';
import { PhoneBoard } from './phone.tsx';
import { clashesOf, rowsOf } from './rows.ts';
import { texts } from './texts.ts';
import { Tray } from './tray.tsx';
import type { BoardPlace } from './use-board.ts';
import { useDrag } from './use-drag.ts';
import { useKeys } from './use-keys.ts';
import { WeekGrid } from './week-grid.tsx';

const VisitSheet = lazy(() =>
  import('../../forms/visit/visit-sheet.tsx').then((sheet) => ({ default: sheet.VisitSheet })),
);
const JobForm = lazy(() => import('../../forms/job/job-form.tsx'));

const views = [
  { value: 'day', label: texts.day },
  { value: 'week', label: texts.week },
] as const;

interface Props {
  board: Board;
  place: BoardPlace;
  /** Reports that a visit was moved here. */
  onOwn: (id: number) => void;
}

/** The lanes with the tray beside them, or one day on a phone; the sheet that moves a visit, and a new job's form. */
export function BoardScreen({ board, place, onOwn }: Props) {
  const [creating, create] = useUrlState('new', { push: true });
  const [asked, ask] = useState<Draft | null>(null);
  const nation = useSignedInUser().business.bankHolidays ?? defaultNation;
  const hasRoom = useRoom();
  const send = useMove();
  const move = (draft: Draft, how: { tell: boolean; anyway: boolean }) => {
    onOwn(draft.visit.id);
    void send(draft, how);
  };
  const onPress = useStable((visit: Visit, of: number | null) =>
    ask({ visit, from: of, to: { employeeId: of, day: visit.scheduledDate ?? today() } }),
  );
  /** A clash, or a move that the customer may be told of, is confirmed first. */
  const drop = (draft: Draft) => {
    const change = moveOf(draft);
    if (isNothing(change)) return;
    const asksTell = isOtherTime(change) && draft.to.day !== null && draft.visit.told !== null;
    if (asksTell || clashesAt(draft, board, nation).length > 0) ask(draft);
    else move(draft, { tell: false, anyway: false });
  };
  const parts = { board, place, nation, onPress, onDrop: drop };
  return (
    <Page className="max-w-none!">
      <PageHeader
        title={texts.title}
        action={{ label: texts.schedule, icon: CalendarPlus, onClick: () => create('1') }}
      >
        {hasRoom && (
          <Segmented label={texts.view} value={place.view} segments={views} onChange={place.look} />
        )}
      </PageHeader>
      <PlaceNav place={place} hasRoom={hasRoom} />
      {board.truncated && (
        <Notice tone="warning" icon={CircleAlert} title={texts.truncated}>
          {/* A phone always loads a week. */}
          {hasRoom && texts.truncatedHint}
        </Notice>
      )}
      {board.lanes.length === 0 && <NoPeople />}
      {board.lanes.length > 0 && (hasRoom ? <Lanes {...parts} /> : <PhoneBoard {...parts} />)}
      <Suspense>
        {asked && (
          <VisitSheet
            key={asked.visit.id}
            draft={asked}
            texts={visitTexts.move(asked.visit.title)}
            onMove={move}
            onClose={() => ask(null)}
          >
            <Link
              to={`/jobs?id=${asked.visit.id}`}
              className="text-small font-strong underline underline-offset-3 sm:col-span-2"
            >
              {texts.open}
            </Link>
          </VisitSheet>
        )}
        {creating && (
          <JobForm job={null} beginning={{ scheduledDate: place.day }} onClose={() => create('')} />
        )}
      </Suspense>
    </Page>
  );
}

function PlaceNav({ place, hasRoom }: { place: BoardPlace; hasRoom: boolean }) {
  const isDay = place.view === 'day' || !hasRoom;
  return (
    <div className="flex items-center justify-between gap-x-2 large-text:flex-wrap">
      <h2 className="min-w-0 text-base" aria-live="polite">
        {isDay ? readDay(place.day) : readWeek(place.days)}
      </h2>
      <div className="no-print -mr-2 flex shrink-0 items-center">
        <IconButton icon={ChevronLeft} label={texts.earlier} onClick={() => place.step(-1)} />
        <Button variant="quiet" className="px-2!" onClick={() => place.choose(today())}>
          {texts.today}
        </Button>
        <IconButton icon={ChevronRight} label={texts.later} onClick={() => place.step(1)} />
      </div>
    </div>
  );
}

interface LanesProps extends Omit<Props, 'onOwn'> {
  nation: keyof typeof bankHolidays;
  onPress: (visit: Visit, of: number | null) => void;
  onDrop: (draft: Draft) => void;
}

/** The board with the visit being moved by keyboard. */
const withDraft = (board: Board, draft: Draft | null): Board => {
  if (!draft) return board;
  const moved = placed(draft);
  return { ...board, jobs: [...board.jobs.filter(({ id }) => id !== moved.id), moved] };
};

function Lanes({ board, place, nation, onPress, onDrop }: LanesProps) {
  const base = useMemo(() => rowsOf(board), [board]);
  const keys = useKeys({ rows: base, days: place.days, view: place.view, onDrop });
  const rows = useMemo(
    () => (keys.draft ? rowsOf(withDraft(board, keys.draft)) : base),
    [board, base, keys.draft],
  );
  const clashes = useMemo(() => clashesOf(board), [board]);
  const visits = useMemo(
    () => new Map([...board.jobs, ...board.tray.noDay].map((visit) => [visit.id, visit])),
    [board],
  );
  const drag = useDrag(
    visits,
    (visit, from, to) => onDrop({ visit, from, to: { ...to } }),
    (visit, from, to) => clashWords(clashesAt({ visit, from, to }, board, nation)),
  );
  const onKey = useStable(keys.onKey);
  const onDay = useStable((day: string) => {
    place.choose(day);
    place.look('day');
  });
  const grid = {
    ...{ rows, days: place.days, holidays: bankHolidays[nation], clashes, onPress, onKey, onDay },
    draftId: keys.draft?.visit.id,
  };
  return (
    <div {...drag} className="grid grid-cols-[minmax(0,1fr)] gap-4 xl:grid-cols-[minmax(0,1fr)_13rem]">
      <span id="board-hint" className="sr-only">
        {texts.keysHint}
      </span>
      <p role="status" className="sr-only">
        {keys.draft && saidOf(keys.draft, board, nation)}
      </p>
      <div
        data-lanes
        className="max-h-[80dvh] overflow-auto rounded-card border border-line bg-surface print:max-h-none print:overflow-visible"
      >
        {place.view === 'day' ? <DayGrid {...grid} /> : <WeekGrid {...grid} />}
      </div>
      <Tray tray={board.tray} onPress={onPress} onKey={onKey} />
    </div>
  );
}

/** Announces where a visit is being moved by keyboard. */
const saidOf = (draft: Draft, board: Board, nation: keyof typeof bankHolidays): string => {
  const lane = board.lanes.find(({ employeeId }) => employeeId === draft.to.employeeId);
  return texts.at(
    lane?.name ?? visitTexts.nobody,
    whenWords(placed(draft)),
    clashWords(clashesAt(draft, board, nation)),
  );
};

function NoPeople() {
  return (
    <EmptyState
      icon={UsersRound}
      title={texts.noPeople}
      hint={texts.noPeopleHint}
      action={
        <ButtonLink>
          <Link to="/employees?new=1">{texts.addEmployee}</Link>
        </ButtonLink>
      }
    />
  );
}
