import { words } from '../words.ts';

interface Props {
  busy?: boolean;
  onPress: () => void;
}

/** Beside what happened last to a record: takes it back, after the toast that offered the same is gone. */
export function UndoLink({ busy, onPress }: Props) {
  return (
    <button
      type="button"
      disabled={busy}
      onClick={onPress}
      className="no-print -my-3 ml-2 min-h-11 px-1 font-strong underline underline-offset-4 disabled:opacity-60"
    >
      {words.undo}
    </button>
  );
}
