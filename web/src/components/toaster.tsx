import { clsx } from 'clsx';
import Check from 'lucide-react/icons/check';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import X from 'lucide-react/icons/x';
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import { currentToast, dismissToast, type NextToDo, onToast, type Toast, toastMs } from './toast.ts';

/** A toast: what was done, and the next action. */
function ToastStrip({ title, description, short, tone, next, undo }: Toast) {
  const danger = tone === 'danger';
  const Icon = danger ? CircleAlert : Check;
  return (
    <div
      className={clsx(
        'strip-in pointer-events-auto flex min-h-12 items-center gap-2.5 pl-4 text-small font-strong lg:rounded-card lg:shadow-lifted',
        danger ? 'bg-alert text-on-alert' : 'bg-neutral text-on-neutral',
      )}
    >
      <Icon aria-hidden className="size-5 shrink-0" />
      <div className="min-w-0 flex-1 py-2">
        {short && <p aria-hidden>{short}</p>}
        {/* "Success" adds nothing that the sentence doesn't say. */}
        <p className={clsx((short || description) && 'sr-only')}>{title}</p>
        {description && <p className={clsx(short && 'sr-only')}>{description}</p>}
      </div>
      {undo && <NextLink next={undo} />}
      {next && <NextLink next={next} />}
      <button
        type="button"
        aria-label="Dismiss"
        onClick={dismissToast}
        className="inline-grid size-12 shrink-0 place-items-center rounded-control"
      >
        <X aria-hidden className="size-5" />
      </button>
    </div>
  );
}

function NextLink({ next }: { next: NextToDo }) {
  const className = 'flex min-h-11 shrink-0 items-center px-2 underline underline-offset-3';
  if ('to' in next) {
    return (
      <Link to={next.to} onClick={dismissToast} className={className}>
        {next.word}
      </Link>
    );
  }
  const run = () => {
    dismissToast();
    next.onPress();
  };
  return (
    <button type="button" onClick={run} className={className}>
      {next.word}
    </button>
  );
}

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
