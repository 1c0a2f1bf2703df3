import ChevronDown from 'lucide-react/icons/chevron-down';
import { type ReactNode, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

interface Props {
  /** A link to the page with `#id` opens it. */
  id: string;
  title: string;
  /** A summary of its content while folded. */
  state: string;
  /** Something inside needs the user: it opens and can't be folded. */
  open?: boolean;
  children: ReactNode;
}

/** A part of a form that most people never need, folded to one line. */
export function Fold({ id, title, state, open = false, children }: Props) {
  const [unfolded, setUnfolded] = useState(false);
  const ref = useRef<HTMLDetailsElement>(null);
  const { hash } = useLocation();
  useEffect(() => {
    if (hash !== `#${id}`) return;
    setUnfolded(true);
    ref.current?.scrollIntoView();
  }, [hash, id]);
  const toggle = ({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) => setUnfolded(currentTarget.open);
  return (
    <details
      ref={ref}
      id={id}
      open={open || unfolded}
      onToggle={toggle}
      className="group border-t border-line"
    >
      <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 py-2 [&::-webkit-details-marker]:hidden">
        <span className="min-w-0">
          <span className="block font-strong">{title}</span>
          <span className="block text-small text-muted wrap-anywhere group-open:hidden">{state}</span>
        </span>
        <ChevronDown
          aria-hidden
          className="size-5 shrink-0 text-muted transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="grid content-start gap-4 pt-2 pb-5 sm:grid-cols-2">{children}</div>
    </details>
  );
}
