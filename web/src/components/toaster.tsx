import { clsx } from 'clsx';
import { Check, CircleAlert, X } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { currentToast, dismissToast, onToast, type Toast, toastMs } from './toast.ts';

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
  const box = shown && <ToastBox key={shown.id} {...shown} />;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: holding the clock is no action; the close button is one.
    <div
      {...hold}
      // An open dialog would take the press for one outside of it and close.
      onPointerDown={(event) => event.stopPropagation()}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className="no-print pointer-events-none fixed inset-x-3 top-[max(0.75rem,env(safe-area-inset-top))] z-80 grid justify-items-center lg:inset-x-auto lg:right-6 lg:top-6"
    >
      {/* aria-live besides the role: by it Radix knows not to hide these from screen readers behind a dialog. */}
      <div role="status" aria-live="polite">
        {!danger && box}
      </div>
      <div role="alert" aria-live="assertive">
        {danger && box}
      </div>
    </div>
  );
}

function ToastBox({ title, description, tone, action }: Toast) {
  const Icon = tone === 'danger' ? CircleAlert : Check;
  return (
    <div
      className={clsx(
        'rise-in pointer-events-auto flex w-[min(26rem,calc(100vw-1.5rem))] items-start gap-3 rounded-card py-2 pr-1 pl-4 shadow-lifted',
        tone === 'danger'
          ? 'bg-alert text-on-alert'
          : 'bg-brand text-on-brand on-brand border border-brand-line',
      )}
    >
      <Icon aria-hidden className={clsx('mt-2.5 size-5 shrink-0', tone !== 'danger' && 'text-accent')} />
      <div className="min-w-0 flex-1 py-2">
        <p className="font-strong">{title}</p>
        {description && <p className="text-small">{description}</p>}
      </div>
      {action && (
        <button
          type="button"
          onClick={() => {
            dismissToast();
            action.run();
          }}
          className="min-h-11 shrink-0 rounded-control px-3 font-strong underline underline-offset-4"
        >
          {action.label}
        </button>
      )}
      <button
        type="button"
        aria-label="Dismiss"
        onClick={dismissToast}
        className="inline-grid size-11 shrink-0 place-items-center rounded-control"
      >
        <X aria-hidden className="size-5" />
      </button>
    </div>
  );
}
