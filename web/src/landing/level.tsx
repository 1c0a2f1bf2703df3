/** A spirit level across the whole width: what stands on it stands straight. */
export function Level() {
  return (
    <div aria-hidden="true" className="relative border-y-4 border-accent bg-brand">
      <div className="mx-auto flex h-20 max-w-6xl items-center justify-between px-5 lg:px-8">
        <Ruler className="max-sm:hidden" />
        <svg viewBox="0 0 176 48" className="h-11 w-auto max-sm:mx-auto" aria-hidden="true">
          <rect
            x="2"
            y="2"
            width="172"
            height="44"
            rx="22"
            strokeWidth="4"
            className="fill-accent stroke-on-brand"
          />
          <rect x="10" y="8" width="156" height="8" rx="4" className="fill-on-brand" opacity="0.45" />
          <path d="M60 4v40M116 4v40" strokeWidth="3" className="stroke-on-accent" />
          <rect
            x="66"
            y="13"
            width="44"
            height="17"
            rx="8.5"
            strokeWidth="2.5"
            className="fill-on-brand stroke-on-accent"
          />
        </svg>
        <Ruler className="max-sm:hidden" />
      </div>
    </div>
  );
}

function Ruler({ className }: { className: string }) {
  const marks = Array.from({ length: 31 }, (_, mark) => ({
    at: 2 + mark * 10,
    length: mark % 10 === 0 ? 26 : mark % 5 === 0 ? 18 : 11,
  }));
  return (
    <svg
      viewBox="0 0 304 30"
      aria-hidden="true"
      className={`h-7.5 w-auto self-end text-on-brand-muted ${className}`}
    >
      <path
        d={marks.map(({ at, length }) => `M${at} 30v-${length}`).join('')}
        stroke="currentColor"
        strokeWidth="1.5"
        opacity="0.7"
      />
    </svg>
  );
}
