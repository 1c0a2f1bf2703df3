import { clsx } from 'clsx';

/**
 * The mark: a spirit level's vial, its bubble at rest between the two lines. `frame` colours the outline where the
 * ground is dark.
 */
export function VialMark({ className, frame = 'ink' }: { className?: string; frame?: 'ink' | 'light' }) {
  return (
    <svg viewBox="0 0 44 24" aria-hidden="true" className={clsx('h-5 w-auto shrink-0', className)}>
      <rect
        x="1.5"
        y="1.5"
        width="41"
        height="21"
        rx="10.5"
        strokeWidth="3"
        className={clsx('fill-accent', frame === 'light' ? 'stroke-on-brand' : 'stroke-ink')}
      />
      <path d="M12.5 3v18M31.5 3v18" strokeWidth="2.5" className="stroke-on-accent" />
      <rect
        x="15.5"
        y="6.5"
        width="13"
        height="9.5"
        rx="4.75"
        strokeWidth="1.75"
        className="fill-on-brand stroke-on-accent"
      />
    </svg>
  );
}
