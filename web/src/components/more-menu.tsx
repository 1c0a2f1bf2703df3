import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';
import Ellipsis from 'lucide-react/icons/ellipsis';
import * as Popover from 'radix-ui/popover';
import { useState } from 'react';
import { useCut } from '../store/line.ts';
import { IconButton } from './icon-button.tsx';
import { NeedsConnection } from './needs-connection.tsx';

/** An action of a menu: give it `href` (a file that opens in a new tab) or `onClick`. */
export interface MenuAct {
  label: string;
  icon: LucideIcon;
  href?: string;
  onClick?: () => void;
  /** It deletes something. */
  danger?: boolean;
  /** It needs a connection. */
  needsConnection?: boolean;
}

interface Props {
  acts: readonly MenuAct[];
  /** Needed if a page has several menus. */
  label?: string;
  className?: string;
}

type ActProps = MenuAct & { onDone: () => void };

/** Every action of a record except its next step. Renders nothing if there are none. */
export function MoreMenu({ acts, label = 'More actions', className }: Props) {
  const [open, setOpen] = useState(false);
  if (acts.length === 0) return null;
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger asChild>
        <IconButton icon={Ellipsis} label={label} className={className} />
      </Popover.Trigger>
      <Popover.Content
        role="group"
        aria-label={label}
        align="end"
        sideOffset={4}
        collisionPadding={8}
        className="fade-in z-50 grid max-h-(--radix-popover-content-available-height) min-w-[min(14rem,calc(100vw-1rem))] max-w-[min(20rem,calc(100vw-1rem))] overflow-y-auto rounded-card border border-line bg-surface p-1 shadow-lifted"
      >
        {acts.map((act) => (
          <Act key={act.label} {...act} onDone={() => setOpen(false)} />
        ))}
      </Popover.Content>
    </Popover.Root>
  );
}

function Act({ label, icon: Icon, href, onClick, danger, needsConnection, onDone }: ActProps) {
  const cut = useCut(needsConnection);
  const className = clsx(
    'flex min-h-11 w-full items-center gap-3 rounded-small px-3 text-left font-strong hover:bg-sunken disabled:opacity-60',
    danger && 'text-on-alert',
  );
  const content = (
    <>
      <Icon aria-hidden className="size-5 shrink-0" />
      <NeedsConnection cut={cut}>{label}</NeedsConnection>
    </>
  );
  const act = () => {
    onDone();
    onClick?.();
  };
  return href && !cut ? (
    <a href={href} target="_blank" rel="noreferrer" onClick={onDone} className={className}>
      {content}
    </a>
  ) : (
    <button type="button" disabled={cut} onClick={act} className={className}>
      {content}
    </button>
  );
}
