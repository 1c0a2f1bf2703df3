import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { AsOf } from './as-of.tsx';
import { Button } from './button.tsx';
import { SearchInput } from './search-input.tsx';
import { type Option, Select } from './select.tsx';
import { useWide } from './widths.ts';

/** Publishes how much of the page's top a sticky element covers (`--list-top`), so that what sticks below it knows where to stop. */
const useStuckHeight = (): RefObject<HTMLDivElement | null> => {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const { style } = document.documentElement;
    const measure = () => {
      // Behind a record that is open on a phone.
      if (element.offsetHeight === 0) return;
      const sticks = getComputedStyle(element).position === 'sticky';
      const height = `${sticks ? element.offsetHeight : 0}px`;
      // Setting it computes the whole page's styles again.
      if (style.getPropertyValue('--list-top') !== height) style.setProperty('--list-top', height);
    };
    // Its first call comes before the first paint, when the layout is known.
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    // The next list's is mostly as high, and no other page has anything that sticks below one.
    return () => observer.disconnect();
  }, []);
  return box;
};

interface Choice {
  label: string;
  value: string;
  onChange: (value: string) => void;
  options: readonly Option[];
}

interface Props {
  title: string;
  subtitle?: string;
  /** When the server last answered, in milliseconds, if it doesn't answer now: replaces the subtitle. */
  asOf?: number | undefined;
  /** With a short placeholder, a phone has room for a filter beside it. */
  search: { label: string; placeholder?: string; value: string; onChange: (text: string) => void };
  /** Filters; the active one is always visible. */
  choices?: readonly Choice[];
  /** The page's create button, beside the title on a desktop. On a phone it is in the bottom bar. */
  action?: { label: string; icon: LucideIcon; onClick: () => void } | undefined;
  /** Stays beside the name, whatever wraps to a second line. */
  corner?: ReactNode;
  /** Further links. */
  children?: ReactNode;
}

/**
 * A list's header. On a phone its name, search and filters share a sticky line of 52 px, and what doesn't fit wraps to a second;
 * on a desktop the name has its own line.
 */
export function ListHead({ title, subtitle, asOf, search, choices = [], action, corner, children }: Props) {
  const box = useStuckHeight();
  const wide = useWide();
  const told = subtitle && <p className="text-small text-muted">{subtitle}</p>;
  const note = asOf === undefined ? told : <AsOf at={asOf} className="no-print" />;
  return (
    <>
      <div
        ref={box}
        className="z-10 flex min-h-13 flex-wrap items-center gap-x-1.5 gap-y-2 bg-ground px-4 pt-[max(0.25rem,env(safe-area-inset-top))] pb-1 lg:gap-x-2 lg:px-5 lg:pt-6 lg:pb-2 [@media(height>=30rem)]:sticky [@media(height>=30rem)]:top-(--strip-top,0px) print:static print:p-0"
      >
        <div className="mr-1 flex min-h-11 items-center lg:mr-auto lg:block lg:min-h-0">
          <h1 className="text-large lg:text-title">{title}</h1>
          {wide && note}
        </div>
        <div
          className={clsx(
            'no-print flex flex-wrap items-center gap-2',
            // Beside the name if there is a corner; otherwise below everything.
            corner ? 'max-lg:ml-auto' : 'max-lg:order-last',
            !children && 'max-lg:hidden',
          )}
        >
          {children}
          {action && (
            <Button icon={action.icon} onClick={action.onClick} className="max-lg:hidden">
              {action.label}
            </Button>
          )}
        </div>
        {corner && <div className={clsx('no-print lg:hidden', !children && 'ml-auto')}>{corner}</div>}
        <span className="hidden basis-full lg:block" />
        <SearchInput {...search} />
        {choices.map(({ label, value, onChange, options }) => (
          <Select
            key={label}
            aria-label={label}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            options={options}
            className="no-print max-w-full grow"
          />
        ))}
      </div>
      {note && !wide && <div className="px-4 pb-1">{note}</div>}
    </>
  );
}
