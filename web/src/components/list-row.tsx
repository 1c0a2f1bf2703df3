import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';

export interface RowOpener {
  chosen: boolean;
  /** Where the row links to; otherwise `onOpen` opens it, and without either it doesn't open. */
  link?: Omit<LinkProps, 'children'> | undefined;
  onOpen?: (() => void) | undefined;
}

interface Props extends RowOpener {
  /** The accessible name, if not all of its text. */
  name?: string;
  /** Date and time, stacked, in front. */
  when?: ReactNode;
  title: ReactNode;
  /** More about the title, in grey on its line if there is room. */
  about?: ReactNode;
  /** The grey line, the only one that is truncated. */
  second?: ReactNode;
  sum?: ReactNode;
  state?: ReactNode;
  /** Two lines at any width, for a grey line too long for half a row. */
  stacked?: boolean;
  /** Buttons of their own, which don't open the row. */
  end?: ReactNode;
}

/**
 * A list row: 56 px high with two lines, 44 px if both fit side by side, depending on the list's width; a tablet in portrait has
 * room for the whole grey line, and for status and sum in columns. All of it opens the record, except the buttons at its end.
 */
export function ListRow({ name, chosen, link, onOpen, end, ...parts }: Props) {
  const opener = {
    'aria-label': name,
    'aria-current': chosen || undefined,
    className:
      'flex min-h-14 min-w-0 flex-1 items-center gap-2.5 py-1.5 text-left outline-none after:absolute after:inset-0 @2xl:gap-4 @4xl:min-h-11 @4xl:py-1 print:min-h-0! print:py-1 large-text:flex-col large-text:items-stretch large-text:justify-center large-text:gap-0.5',
  };
  return (
    <div
      className={clsx(
        'group/row relative transition-colors has-[>div>:first-child:focus-visible]:outline-3 has-[>div>:first-child:focus-visible]:-outline-offset-3 has-[>div>:first-child:focus-visible]:outline-focus',
        chosen ? 'bg-selected shadow-[inset_3px_0_0_var(--ink)]' : 'hover:bg-sunken/50',
      )}
    >
      <div className={clsx('flex items-center gap-1 pl-4 lg:pl-5', end ? 'pr-1 print:pr-4' : 'pr-4 lg:pr-5')}>
        {link ? (
          <Link {...link} {...opener}>
            <Parts {...parts} />
          </Link>
        ) : onOpen ? (
          <button type="button" onClick={onOpen} {...opener}>
            <Parts {...parts} />
          </button>
        ) : (
          <div className={opener.className}>
            <Parts {...parts} />
          </div>
        )}
        {end && <span className="no-print relative flex shrink-0 items-center">{end}</span>}
      </div>
    </div>
  );
}

type PartsProps = Omit<Props, keyof RowOpener | 'name' | 'end'>;

function Parts({ when, title, about, second, sum, state, stacked }: PartsProps) {
  return (
    <>
      {when && (
        <span className="min-w-14.5 shrink-0 self-center whitespace-nowrap @2xl:w-20 @4xl:w-28 print:w-28 large-text:w-auto large-text:self-start">
          {when}
        </span>
      )}
      <span
        className={clsx(
          'min-w-0 flex-1 grid-cols-[minmax(0,1fr)_minmax(0,1fr)] items-baseline gap-x-4',
          !stacked && '@4xl:grid print:grid',
        )}
      >
        <span className="flex flex-wrap items-start gap-x-1.5 overflow-hidden">
          <span className="max-w-full shrink-0 font-strong wrap-anywhere">{title}</span>
          {/* If there is no room for a word it wraps to a line with no height. */}
          {about && (
            <span className="-mb-5.5 min-w-0 flex-[1_1_3.5rem] overflow-hidden text-ellipsis whitespace-nowrap text-muted print:mb-0 print:flex-initial print:whitespace-normal">
              {about}
            </span>
          )}
        </span>
        <span className="block truncate text-small text-muted">{second}</span>
      </span>
      {(sum || state) && (
        <span className="grid shrink-0 justify-items-end large-text:flex large-text:flex-wrap large-text:items-baseline large-text:gap-x-2 @2xl:flex @2xl:flex-row-reverse @2xl:items-baseline @2xl:gap-4">
          <span className="whitespace-nowrap @2xl:min-w-24 @2xl:text-right">{sum}</span>
          {state && (
            <span className="max-w-44 text-right text-micro font-strong @2xl:min-w-24 large-text:max-w-full large-text:text-left">
              {state}
            </span>
          )}
        </span>
      )}
    </>
  );
}
