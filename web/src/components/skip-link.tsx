/** The first tab stop: skips the navigation. */
export function SkipLink({ to }: { to: string }) {
  return (
    <a
      href={`#${to}`}
      className="no-print fixed top-2 left-2 z-90 -translate-y-20 rounded-control bg-primary px-4 py-2.5 font-strong text-on-primary focus:translate-y-0"
    >
      Skip to content
    </a>
  );
}
