/** `<epoch>.<role version>.<number of the last change>`, issued by the feed. */
const parts = (cursor: string): { line: string; seq: number } => {
  const dot = cursor.lastIndexOf('.');
  return { line: cursor.slice(0, dot), seq: Number(cursor.slice(dot + 1)) };
};

/** Compares two cursors; undefined if they can't be compared, as after a restore of the database. */
export const compareCursors = (a: string, b: string): number | undefined => {
  const [one, other] = [parts(a), parts(b)];
  return one.line === other.line ? one.seq - other.seq : undefined;
};

/**
 * How a delta relates to a device at `cursor`: `next` can be applied, `known` contains nothing new, and `gap` means that changes
 * before it are missing. So replies may arrive in any order.
 */
export const standingOf = (
  cursor: string | undefined,
  { from, to }: { from: string | null; to: string },
): 'next' | 'known' | 'gap' => {
  if (cursor === undefined || from === null) return 'gap';
  const missing = compareCursors(from, cursor);
  const ahead = compareCursors(to, cursor);
  if (missing === undefined || ahead === undefined || missing > 0) return 'gap';
  return ahead > 0 ? 'next' : 'known';
};
