import { useEffect, useState, useSyncExternalStore } from 'react';
import { currentToast, dismissToast, onToast, toastMs } from './toast.ts';
import { ToastStrip } from './toast-strip.tsx';

/**
 * Where toasts are shown; one per app. Both live regions are there from the start, because screen readers
 * announce only what changes inside a region they already know. The time stands still under the pointer or focus.
 */
export function Toaster() {
  const shown = useSyncExternalStore(onToast, currentToast);
  const [held, setHeld] = useState(false);
  const id = shown?.id;
  useEffect(() => {
    if (id === undefined || held) return;
    const timer = setTimeout(dismissToast, toastMs);
    return () => clearTimeout(timer);
  }, [id, held]);
  const hold = { onPointerEnter: () => setHeld(true), onPointerLeave: () => setHeld(false) };
  const danger = shown?.tone === 'danger';
  const strip = shown && <ToastStrip key={shown.id} {...shown} />;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: holding the clock is no action; the close button is one.
    <div
      {...hold}
      // An open dialog would take the press for one outside of it and close.
      onPointerDown={(event) => event.stopPropagation()}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
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
