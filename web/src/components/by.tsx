/** Who did something, after it. */
export function By({ name }: { name: string | undefined }) {
  return name ? <span className="text-muted"> · {name}</span> : null;
}
