import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

interface Props {
  icon: LucideIcon;
  title: string;
  hint?: string;
  /** The next step, usually a button. */
  action?: ReactNode;
}

/** Shown for an empty list: why, and what to do next. */
export function EmptyState({ icon: Icon, title, hint, action }: Props) {
  return (
    <div className="grid justify-items-center gap-1 rounded-card border border-dashed border-control/60 px-6 py-12 text-center">
      <span className="mb-3 grid size-14 place-items-center rounded-full bg-sunken text-muted">
        <Icon aria-hidden className="size-7" />
      </span>
      <h2 className="text-large">{title}</h2>
      {hint && <p className="text-muted">{hint}</p>}
      {action && <div className="mt-4">{action}</div>}
    </div>
  );
}
