import type { Board } from '#shared/board/board.ts';
import { today } from '#shared/dates.ts';
import { Field } from '../../components/field.tsx';
import { Select } from '../../components/select.tsx';
import { useFreeOn } from './free-times.tsx';
import type { Draft } from './placing.ts';
import { texts } from './texts.ts';

interface Props {
  draft: Draft;
  board: Pick<Board, 'lanes'>;
  /** Takes one employee off the visit and puts another on; null for nobody. */
  onSwap: (from: number | null, employeeId: number | null) => void;
}

const idOf = (value: string): number | null => (value ? Number(value) : null);

/** Who goes. If several go together, first whose place it is about: the others stay. */
export function Who({ draft, board: { lanes }, onSwap }: Props) {
  const { visit, from, to } = draft;
  const isSeveral = visit.people.length > 1;
  const stays = (id: number) => isSeveral && id !== from && visit.employeeIds.includes(id);
  const crew = lanes.filter(({ employeeId }) => visit.employeeIds.includes(employeeId));
  const free = useFreeFirst(
    draft,
    lanes.filter(({ employeeId }) => !stays(employeeId)),
  );
  return (
    <>
      {isSeveral && (
        <Field label={texts.whosePlace} required>
          <Select
            value={String(from ?? '')}
            options={[
              { value: '', label: texts.allStay },
              ...crew.map(({ employeeId, name }) => ({ value: String(employeeId), label: name })),
            ]}
            onChange={({ target }) => onSwap(idOf(target.value), idOf(target.value))}
          />
        </Field>
      )}
      {(!isSeveral || from !== null) && (
        <Field
          label={isSeveral ? texts.instead : texts.who}
          required
          className={isSeveral ? '' : 'sm:col-span-2'}
        >
          <Select
            value={String(to.employeeId ?? '')}
            options={[{ value: '', label: texts.nobody }, ...free]}
            onChange={({ target }) => onSwap(from, idOf(target.value))}
          />
        </Field>
      )}
    </>
  );
}

/** Employees as options, those who are free that day first. */
const useFreeFirst = ({ visit, to }: Draft, lanes: Board['lanes']) => {
  const freeOn = useFreeOn(visit, to.day ?? today());
  return lanes
    .map(({ employeeId: id, name }) => ({
      ...{ id, name },
      isFree: !freeOn || to.day === null || freeOn(to.day, [{ id }]).length > 0,
    }))
    .sort((a, b) => Number(b.isFree) - Number(a.isFree))
    .map(({ id, name, isFree }) => ({ value: String(id), label: texts.freeFirst(name, isFree) }));
};
