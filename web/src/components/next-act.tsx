import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';
import LoaderCircle from 'lucide-react/icons/loader-circle';
import { type ComponentProps, type ReactNode, type RefObject, useRef } from 'react';
import { Link } from 'react-router-dom';
import { useCut } from '../store/line.ts';
import { words } from '../words.ts';
import { Button, ButtonLink } from './button.tsx';
import { useSettled } from './use-settled.ts';

/**
 * An action of a next-step bar: give it `to` (a page), `onClick`, or `href` (`tel:`, a map, a file), which `onClick` may
 * accompany.
 */
export interface NextAct {
  label: string;
  icon?: LucideIcon | undefined;
  to?: string | undefined;
  href?: string | undefined;
  /** `href` opens in a new tab: a PDF. */
  beside?: boolean | undefined;
  onClick?: (() => void) | undefined;
  /** Disabled, with a spinner beside its label. */
  busy?: boolean | undefined;
  /** Disabled offline, with the reason. */
  needsConnection?: boolean | undefined;
  /** `submit` if the bar is in a form. */
  type?: 'button' | 'submit' | undefined;
}

type Look = Pick<ComponentProps<typeof Button>, 'variant' | 'size' | 'className'>;
const lime: Look = { variant: 'accent', size: 'next', className: 'min-w-0 flex-[1_1_8rem]' };

/** The next action's button, lime unless `look` says otherwise. */
export function NextButton({ look = lime, ...act }: NextAct & { look?: Look }) {
  const { icon, label, to, href, onClick, busy, type, needsConnection } = act;
  const cut = useCut(needsConnection);
  const place = useRef<HTMLElement>(null);
  const isSettled = useSettled(place, label, busy);
  const className = clsx(look.className, !isSettled && 'pointer-events-none');
  if (!cut && (to ?? href) !== undefined) {
    return (
      <ButtonLink {...look} icon={icon} className={className}>
        {to === undefined ? (
          <a ref={place as RefObject<HTMLAnchorElement | null>} href={href}>
            {label}
          </a>
        ) : (
          <Link ref={place as RefObject<HTMLAnchorElement | null>} to={to}>
            {label}
          </Link>
        )}
      </ButtonLink>
    );
  }
  return (
    <Button
      {...look}
      ref={place as RefObject<HTMLButtonElement | null>}
      icon={icon}
      busy={busy}
      type={type ?? 'button'}
      needsConnection={needsConnection}
      onClick={onClick}
      className={className}
    >
      {label}
    </Button>
  );
}

const helperClass =
  'flex min-h-13 min-w-16 shrink-0 flex-col items-center justify-center gap-0.5 rounded-control bg-next-raised px-1.5 text-center text-micro font-strong disabled:opacity-60';

/** A quiet action to the left of the button: an icon above its label. The next card of Today uses it too. */
export function NextHelper({ icon, label, to, href, beside, onClick, busy, needsConnection }: NextAct) {
  const cut = useCut(needsConnection);
  const content = (
    <HelperContent icon={icon} busy={busy} cut={cut}>
      {label}
    </HelperContent>
  );
  if (!cut && to !== undefined) {
    return (
      <Link to={to} className={helperClass}>
        {content}
      </Link>
    );
  }
  if (!cut && href !== undefined) {
    return (
      <a
        href={href}
        onClick={onClick}
        {...(beside && { target: '_blank', rel: 'noreferrer' })}
        className={helperClass}
      >
        {content}
      </a>
    );
  }
  return (
    <button
      type="button"
      onClick={onClick}
      disabled={busy || cut}
      aria-busy={busy || undefined}
      className={helperClass}
    >
      {content}
    </button>
  );
}

type ContentProps = Pick<NextAct, 'icon' | 'busy'> & { cut: boolean; children: ReactNode };

function HelperContent({ icon: Icon, busy, cut, children }: ContentProps) {
  return (
    <>
      {busy && <LoaderCircle aria-hidden className="size-5 animate-spin" />}
      {!busy && !cut && Icon && <Icon aria-hidden className="size-5 large-text:hidden" />}
      {children}
      {cut && (
        <span className="max-w-16 font-normal leading-3 font-stretch-75%">{words.needsConnection}</span>
      )}
    </>
  );
}
