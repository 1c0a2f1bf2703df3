import { clsx } from 'clsx';
import Check from 'lucide-react/icons/check';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import X from 'lucide-react/icons/x';
import { Link } from 'react-router-dom';
import { dismissToast, type NextToDo, type Toast } from './toast.ts';

/** A toast: what was done, and the next action. */
export function ToastStrip({ title, description, short, tone, next, undo }: Toast) {
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
