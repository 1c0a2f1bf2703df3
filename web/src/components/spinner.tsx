/** Visible only if the wait is longer than 200 ms. */
export function Spinner({ label = 'Loading' }: { label?: string }) {
  return (
    <div role="status" className="appear-late grid min-h-[60dvh] place-items-center">
      <span className="size-8 animate-spin rounded-full border-3 border-line border-t-muted" />
      <span className="sr-only">{label}</span>
    </div>
  );
}
