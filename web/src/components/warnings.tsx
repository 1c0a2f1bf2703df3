import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';

const mostTold = 3;

/** Warnings to check before saving, which don't prevent it. Announced when they appear. */
export function Warnings({ sentences, className }: { sentences: readonly string[]; className?: string }) {
  return (
    <div role="status" className={className}>
      {sentences.length > 0 && (
        <ul className="grid gap-1 rounded-small border-l-3 border-danger bg-alert px-3 py-2 text-small text-on-alert">
          {sentences.slice(0, mostTold).map((sentence) => (
            <li key={sentence} className="flex gap-2">
              <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
              <span className="wrap-anywhere">{sentence}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
