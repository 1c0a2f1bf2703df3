import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';
import Ellipsis from 'lucide-react/icons/ellipsis';
import * as Popover from 'radix-ui/popover';
import { useState } from 'react';
import { useCut } from '../store/line.ts';
import { IconButton } from './icon-button.tsx';
import { NeedsConnection } from './needs-connection.tsx';

/** One act of a menu: give it `href` (a file that opens beside the app) or `onClick`. */
export interface MenuAct {
  label: string;
  icon: LucideIcon;
  href?: string;
  onClick?: () => void;
  /** It takes something away. */
  danger?: boolean;
  /** It cannot be done without a connection. */
  needsConnection?: boolean;
}

interface Props {
  acts: readonly MenuAct[];
  /** Of which there are several on a page. */
  label?: string;
  className?: string;
}

type ActProps = MenuAct & { onDone: () => void };

/** Everything that can be done with a record and is not its next step. Nothing where there is nothing. */
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
