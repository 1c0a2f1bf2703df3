/** @jsxImportSource preact */
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/** The heading of a step: it takes the focus and the top of the page, so that a reader begins there. */
export function StepHeading({ children }: { children: ComponentChildren }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <h1 ref={heading} tabIndex={-1} class="text-title font-strong wrap-anywhere">
      {children}
    </h1>
  );
}

/** The heading of a group, and at its right what is said of it. */
export function GroupHeading({
  children,
  aside,
}: {
  children: ComponentChildren;
  aside?: ComponentChildren;
}) {
  return (
    <div class="flex flex-wrap items-baseline justify-between gap-x-4 pt-4 pb-2 text-small">
      <h2 class="font-strong tracking-normal">{children}</h2>
      {aside && <span class="text-muted">{aside}</span>}
    </div>
  );
}
