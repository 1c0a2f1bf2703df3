import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Board, Lane } from '#shared/board/board.ts';
import { freeOn, stopsOn } from '#shared/board/gaps.ts';
import { minutesOf, timeAt } from '#shared/calendar/hours.ts';
import { today } from '#shared/dates.ts';
import type { Nation } from '#shared/uk/nations.ts';
import { Checkbox } from '../../components/checkbox.tsx';
import { Field, FieldPair } from '../../components/field.tsx';
import { Select } from '../../components/select.tsx';
import { DateInput, TimeInput } from '../../components/text-input.tsx';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { clashesAt, clashWords, type Draft, isNothing, isOtherTime, moveOf } from './placing.ts';
import { texts } from './texts.ts';
import { boardQuery } from './use-board.ts';

interface Props {
  draft: Draft;
  nation: Nation;
  onMove: (draft: Draft, how: { tell: boolean; anyway: boolean }) => void;
  onClose: () => void;
}

const usualMinutes = 60;
const nobodyOption = { value: '', label: texts.nobody };

/** How long a visit takes; an hour where nobody said. */
const lengthOf = ({ startTime, endTime }: Draft['visit']): number =>
  startTime && endTime && endTime > startTime ? minutesOf(endTime) - minutesOf(startTime) : usualMinutes;

/** When somebody is free that day for as long as a visit takes. */
const freeFor = (lane: Lane, board: Board, { visit, to }: Draft) => {
  if (!to.day) return [];
  const others = board.jobs.filter(({ id }) => id !== visit.id);
  return freeOn(lane, stopsOn(others, lane.employeeId, to.day), to.day, lengthOf(visit));
};

const useMoveForm = ({ draft: begun, nation, onMove, onClose }: Props) => {
  const [draft, setDraft] = useState(begun);
  const [told, setTold] = useState<boolean>();
  const { visit, to } = draft;
  const { data: board } = useQuery(boardQuery(to.day ?? today(), '1'));
  const move = moveOf(draft);
  const clashes = board && to.day ? clashesAt(draft, board, nation) : [];
  const mayTell = isOtherTime(move) && to.day !== null && visit.canTell;
  const tell = mayTell && (told ?? visit.told !== null);
  const set = (more: Partial<Draft['to']>) => setDraft({ ...draft, to: { ...to, ...more } });
  const endOf = (startTime: string): string =>
    timeAt(Math.min(24 * 60 - 1, minutesOf(startTime) + lengthOf(visit)));
  return {
    ...{ draft, board, clashes, mayTell, tell, setTold, set },
    start: (startTime: string) =>
      set(startTime ? { startTime, endTime: endOf(startTime) } : { startTime: null, endTime: null }),
    save: () => {
      if (!isNothing(move)) onMove(draft, { tell, anyway: clashes.length > 0 });
      onClose();
    },
  };
};

/** Where a visit goes: the day, who, and a free time; what stands in the way is said, and its customer is told in the same press. */
export function MoveSheet(props: Props) {
  const { draft, board, clashes, mayTell, tell, setTold, set, start, save } = useMoveForm(props);
  const { visit, to } = draft;
  return (
    <FormDialog
      title={texts.moveTitle(visit.title)}
      action={clashes.length > 0 ? texts.moveAnyway : texts.move}
      busy={false}
      unsaved={false}
      onSave={save}
      onClose={props.onClose}
    >
      <FieldPair className="sm:col-span-2">
        <Field label={texts.date} required>
          <DateInput value={to.day ?? ''} onChange={({ target }) => set({ day: target.value || null })} />
        </Field>
        <Field label={texts.who} required>
          <Select
            value={String(to.employeeId ?? '')}
            options={[nobodyOption, ...(board ? peopleIn(board, draft) : [])]}
            onChange={({ target }) => set({ employeeId: target.value ? Number(target.value) : null })}
          />
        </Field>
      </FieldPair>
      {board && <FreeTimes board={board} draft={draft} onChoose={start} />}
      <FieldPair className="sm:col-span-2">
        <Field label={texts.from} required>
          <TimeInput
            value={to.startTime ?? visit.startTime ?? ''}
            onChange={({ target }) => start(target.value)}
          />
        </Field>
        <Field label={texts.to} required>
          <TimeInput
            value={to.endTime ?? visit.endTime ?? ''}
            onChange={({ target }) => set({ endTime: target.value || null })}
          />
        </Field>
      </FieldPair>
      {clashes.length > 0 && (
        <p role="status" className="flex items-center gap-2 font-strong text-on-alert sm:col-span-2">
          <TriangleAlert aria-hidden className="size-5 shrink-0" />
          {clashWords(clashes)}
        </p>
      )}
      {mayTell && (
        <div className="sm:col-span-2">
          <Checkbox
            label={texts.tell(visit.client?.name ?? '')}
            checked={tell}
            onChange={({ target }) => setTold(target.checked)}
          />
          <p className="pl-8 text-small text-muted">{texts.tellHint}</p>
        </div>
      )}
      <Link
        to={`/jobs?id=${visit.id}`}
        className="text-small font-strong underline underline-offset-3 sm:col-span-2"
      >
        {texts.open}
      </Link>
    </FormDialog>
  );
}

/** Those who are free that day come first. */
const peopleIn = (board: Board, draft: Draft) =>
  board.lanes
    .map((lane) => ({ lane, isFree: draft.to.day === null || freeFor(lane, board, draft).length > 0 }))
    .sort((a, b) => Number(b.isFree) - Number(a.isFree))
    .map(({ lane, isFree }) => ({
      value: String(lane.employeeId),
      label: texts.freeFirst(lane.name, isFree),
    }));

interface FreeProps {
  board: Board;
  draft: Draft;
  onChoose: (startTime: string) => void;
}

function FreeTimes({ board, draft, onChoose }: FreeProps) {
  const { to, visit } = draft;
  const lane = board.lanes.find(({ employeeId }) => employeeId === to.employeeId);
  if (!lane || !to.day) return null;
  const free = freeFor(lane, board, draft);
  const begins = to.startTime ?? visit.startTime;
  return (
    <fieldset className="sm:col-span-2">
      <legend className="mb-1.5 text-small font-strong">{texts.freeTimes(lane.name)}</legend>
      {free.length === 0 && <p className="text-small text-muted">{texts.notFree}</p>}
      <div className="flex flex-wrap gap-2">
        {free.map(({ from, to: until }) => (
          <button
            key={from}
            type="button"
            aria-pressed={begins === timeAt(from)}
            onClick={() => onChoose(timeAt(from))}
            className={clsx(
              'min-h-11 rounded-control border px-3 text-small font-strong tabular-nums',
              begins === timeAt(from) ? 'border-ink bg-ink text-surface' : 'border-control',
            )}
          >
            {timeAt(from)}–{timeAt(until)}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
