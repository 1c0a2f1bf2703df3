/** @jsxImportSource preact */
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/** A step's heading: it takes the focus and scrolls to the top, so that a reader starts there. */
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

/** A group's heading, with a note on its right. */
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
