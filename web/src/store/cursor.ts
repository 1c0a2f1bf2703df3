/** `<epoch>.<role version>.<number of the last change>`, given by the feed. */
const parts = (cursor: string): { line: string; seq: number } => {
  const dot = cursor.lastIndexOf('.');
  return { line: cursor.slice(0, dot), seq: Number(cursor.slice(dot + 1)) };
};

/** Where one cursor stands to another; undefined where they are not of one line, as after a restore of the database. */
export const compareCursors = (a: string, b: string): number | undefined => {
  const [one, other] = [parts(a), parts(b)];
  return one.line === other.line ? one.seq - other.seq : undefined;
};

/**
 * What a delta is to whoever has come as far as `cursor`: `next` may be applied, `known` says nothing new, and between `gap` and what is
 * known something is missing. Whatever the order they arrive in, the records are those of the furthest.
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
