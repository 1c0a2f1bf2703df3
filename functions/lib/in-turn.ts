/** The last work that this process has begun on each. */
const begun = new Map<string, Promise<unknown>>();

/** Work of one process that would meet at something goes one after the other, by the names of what it would meet at. */
export const inTurn = async <Result>(
  names: readonly string[],
  work: () => Promise<Result>,
): Promise<Result> => {
  const before = Promise.allSettled(names.flatMap((name) => begun.get(name) ?? []));
  const turn = before.then(work);
  for (const name of names) begun.set(name, turn);
  try {
    return await turn;
  } finally {
    for (const name of names) if (begun.get(name) === turn) begun.delete(name);
  }
};
