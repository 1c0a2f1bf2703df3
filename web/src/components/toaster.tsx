import { useEffect, useState, useSyncExternalStore } from 'react';
import { currentToast, dismissToast, onToast, toastMs } from './toast.ts';
import { ToastStrip } from './toast-strip.tsx';

/**
 * Where toasts are shown; one per app. Both live regions are there from the start, because screen readers
 * announce only what changes inside a region they already know. The time stands still under the pointer or focus, and for what can be undone.
 */
export function Toaster() {
  const shown = useSyncExternalStore(onToast, currentToast);
  const [isUnderPointer, setUnderPointer] = useState(false);
  const [focusedId, setFocusedId] = useState<number>();
  const id = shown?.id;
  const isUndoable = shown?.undo !== undefined;
  // A toast that is taken away with the focus in it is not said to have lost it; the next has its own time.
  const held = isUnderPointer || (id !== undefined && focusedId === id);
  useEffect(() => {
    if (id === undefined || held || isUndoable) return;
    const timer = setTimeout(dismissToast, toastMs);
    return () => clearTimeout(timer);
  }, [id, held, isUndoable]);
  const hold = {
    onPointerEnter: () => setUnderPointer(true),
    onPointerLeave: () => setUnderPointer(false),
    onFocus: () => setFocusedId(id),
    onBlur: () => setFocusedId(undefined),
  };
  const danger = shown?.tone === 'danger';
  const strip = shown && <ToastStrip key={shown.id} {...shown} />;
  return (
    <div
      {...hold}
      // An open dialog would take the press for one outside of it and close.
      onPointerDown={(event) => event.stopPropagation()}
      data-said={shown ? '' : undefined}
      className="said-place no-print pointer-events-none fixed z-80"
    >
      {/* aria-live besides the role: by it Radix knows not to hide these from screen readers behind a dialog. */}
      <div role="status" aria-live="polite">
        {!danger && strip}
      </div>
      <div role="alert" aria-live="assertive">
        {danger && strip}
      </div>
    </div>
  );
}
