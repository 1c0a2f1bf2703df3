import { useConfirm } from './confirm.tsx';
import type { Question } from './question.ts';

interface Removal<Row> {
  question: (row: Row) => Omit<Question, 'danger'>;
  remove: (id: number) => void;
  /** Called after confirmation, before the record is deleted: close what shows it. */
  onGone: (id: number) => void;
}

/** Deletes after a confirmation. */
export const useConfirmedRemove = <Row extends { id: number }>({
  question,
  remove,
  onGone,
}: Removal<Row>) => {
  const confirm = useConfirm();
  return async (row: Row): Promise<void> => {
    if (!(await confirm({ ...question(row), danger: true }))) return;
    onGone(row.id);
    remove(row.id);
  };
};
