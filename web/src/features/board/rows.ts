import type { Board, Lane, Visit } from '#shared/board/board.ts';
import { eachDay } from '#shared/board/clashes.ts';
import { clashWords } from '../../forms/visit/placing.ts';

/** A lane: an employee's, or that of unassigned visits. */
export interface Row {
  employeeId: number | null;
  lane: Lane | null;
  /** By day, sorted by time. */
  days: ReadonlyMap<string, readonly Visit[]>;
}

const byTime = (a: Visit, b: Visit): number => {
  const [one, other] = [a.startTime ?? '', b.startTime ?? ''];
  return one === other ? a.id - b.id : one < other ? -1 : 1;
};

type Cells = Map<number | null, Map<string, Visit[]>>;

const put = (cells: Cells, id: number | null, day: string, visit: Visit): void => {
  const row = cells.get(id) ?? new Map<string, Visit[]>();
  const cell = row.get(day) ?? [];
  cell.push(visit);
  cells.set(id, row.set(day, cell));
};

const cellsOf = (board: Board): Cells => {
  const cells: Cells = new Map();
  for (const visit of board.jobs.toSorted(byTime))
    for (const id of visit.employeeIds.length > 0 ? visit.employeeIds : [null])
      for (const day of eachDay(visit)) put(cells, id, day, visit);
  return cells;
};

/** A board's visits by person and day. */
export const rowsOf = (board: Board): Row[] => {
  const cells = cellsOf(board);
  const none: ReadonlyMap<string, readonly Visit[]> = new Map();
  const nobody = cells.get(null);
  return [
    ...(nobody ? [{ employeeId: null, lane: null, days: nobody }] : []),
    ...board.lanes.map((lane) => ({
      employeeId: lane.employeeId,
      lane,
      days: cells.get(lane.employeeId) ?? none,
    })),
  ];
};

/**
 * The clashes of each visit in each lane; the key `12 7` is visit 12 with person 7. Bank holidays and working hours are checked
 * when it is moved.
 */
export const clashesOf = (board: Board): ReadonlyMap<string, string> => {
  const found = new Map<string, Board['clashes']>();
  for (const clash of board.clashes) {
    if (clash.kind === 'bankHoliday' || clash.kind === 'hours') continue;
    const key = `${clash.ofJobId} ${clash.employeeId}`;
    found.set(key, [...(found.get(key) ?? []), clash]);
  }
  return new Map([...found].map(([key, clashes]) => [key, clashWords(clashes)]));
};
