import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { currentToast, dismissToast, onToast, toastMs } from './toast.ts';
import { ToastStrip } from './toast-strip.tsx';

/** Only time in which the page responds counts: nobody reads a toast while a slow phone is drawing what it is about. */
const tickMs = 250;

/** Keeps the height of an element in a custom property: a toast may take one line or four, and the page makes room for it. */
const useToldHeight = (isShown: boolean) => {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!isShown || !element) return;
    const observer = new ResizeObserver(() =>
      document.documentElement.style.setProperty('--toast-height', `${element.offsetHeight}px`),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [isShown]);
  return ref;
};

/**
 * Renders toasts; one per app. Both live regions are always present, because screen readers announce only changes inside a region
 * they already know. The timer pauses under the pointer or focus, and for toasts with Undo.
 */
export function Toaster() {
  const shown = useSyncExternalStore(onToast, currentToast);
  const [isUnderPointer, setUnderPointer] = useState(false);
  const [focusedId, setFocusedId] = useState<number>();
  const id = shown?.id;
  const place = useToldHeight(id !== undefined);
  const isUndoable = shown?.undo !== undefined;
  // A focused toast that is removed fires no blur; the next one has its own timer.
  const held = isUnderPointer || (id !== undefined && focusedId === id);
  useEffect(() => {
    if (id === undefined || held || isUndoable) return;
    let leftMs = toastMs;
    const timer = setInterval(() => {
      leftMs -= tickMs;
      if (leftMs <= 0) dismissToast();
    }, tickMs);
    return () => clearInterval(timer);
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
      ref={place}
      {...hold}
      // An open dialog would take this for a press outside, and close.
      onPointerDown={(event) => event.stopPropagation()}
      data-said={shown ? '' : undefined}
      className="said-place no-print pointer-events-none fixed z-80"
    >
      {/* aria-live in addition to the role tells Radix not to hide these from screen readers behind a dialog. */}
      <div role="status" aria-live="polite">
        {!danger && strip}
      </div>
      <div role="alert" aria-live="assertive">
        {danger && strip}
      </div>
    </div>
  );
}
