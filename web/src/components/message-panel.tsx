import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card } from './card.tsx';

interface Props {
  icon: LucideIcon;
  title: string;
  children?: ReactNode;
  actions?: ReactNode;
}

/** A page with a single message: an error, a question, a sign-in. */
export function MessagePanel({ icon: Icon, title, children, actions }: Props) {
  return (
    <div className="grid min-h-[60dvh] grid-cols-[minmax(0,1fr)] place-items-center px-4 py-10">
      <Card className="grid w-full max-w-lg justify-items-center gap-2 px-6 py-10 text-center sm:px-10">
        <span className="mb-2 grid size-14 place-items-center rounded-full bg-sunken text-ink">
          <Icon aria-hidden className="size-7" />
        </span>
        <h1 className="text-title">{title}</h1>
        {children && <div className="grid gap-2 text-muted">{children}</div>}
        {actions && <div className="mt-4 flex flex-wrap justify-center gap-3">{actions}</div>}
      </Card>
    </div>
  );
}
