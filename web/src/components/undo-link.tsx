import { useSyncExternalStore } from 'react';
import { words } from '../words.ts';
import { currentToast, onToast } from './toast.ts';

interface Props {
  busy?: boolean;
  onPress: () => void;
}

/** Undo, beside a record's last change, unless a toast already offers an undo. */
export function UndoLink({ busy, onPress }: Props) {
  const isOffered = useSyncExternalStore(onToast, currentToast)?.undo !== undefined;
  if (isOffered) return null;
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
