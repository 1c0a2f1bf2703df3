import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';

interface Props {
  title: string;
  subtitle?: string | undefined;
  /** The page's create button, beside the title on a desktop. On a phone it is in the bottom bar. */
  action?: { label: string; icon: LucideIcon; onClick: () => void } | undefined;
  /** Anything else beside the title. */
  children?: ReactNode;
}

export function PageHeader({ title, subtitle, action, children }: Props) {
  return (
    <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <div className="min-w-0">
        <h1 className="text-large lg:text-title">{title}</h1>
        {subtitle && <p className="text-muted">{subtitle}</p>}
      </div>
      <div className="no-print flex items-center gap-2">
        {children}
        {action && (
          <Button icon={action.icon} onClick={action.onClick} className="max-lg:hidden">
            {action.label}
          </Button>
        )}
      </div>
    </header>
  );
}
