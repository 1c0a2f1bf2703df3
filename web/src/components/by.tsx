/** Whose doing something was, after it. */
export function By({ name }: { name: string | undefined }) {
  return name ? <span className="text-muted"> · {name}</span> : null;
}
