import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react';
import { IconButton } from './icon-button.tsx';

export interface Act {
  label: string;
  icon: LucideIcon;
  run: () => void;
}

interface Props {
  /** What they are for: "More for Boiler service". */
  label: string;
  acts: readonly Act[];
  className?: string;
  /** On `bg-next`. */
  onNext?: boolean;
}

/** Actions other than the next step, in a menu, so that none is pressed by mistake. */
export function MoreActs({ label, acts, className, onNext = false }: Props) {
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const close = () => {
    setOpen(false);
    box.current?.querySelector('button')?.focus();
  };
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (!box.current?.contains(relatedTarget)) setOpen(false);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    event.stopPropagation();
    close();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: not a control; it listens to the keys and focus of its buttons.
    <div ref={box} className={clsx('no-print relative', className)} onBlur={onBlur} onKeyDown={onKeyDown}>
      <IconButton
        icon={Ellipsis}
        label={label}
        tone={onNext ? 'brand' : 'plain'}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      />
      {open && (
        <ul className="absolute top-11 right-0 z-20 min-w-44 rounded-control border border-line bg-surface py-1 text-ink shadow-lifted">
          {acts.map(({ label: word, icon: Icon, run }) => (
            <li key={word}>
              <button
                type="button"
                className="flex min-h-11 w-full items-center gap-3 px-4 text-left whitespace-nowrap large-text:whitespace-normal hover:bg-sunken focus-visible:-outline-offset-3"
                onClick={() => {
                  close();
                  run();
                }}
              >
                <Icon aria-hidden className="size-5 text-muted" />
                {word}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
