/** The last work started on each name in this process. */
const begun = new Map<string, Promise<unknown>>();

/** Serialises work in this process that would conflict, by the names of what it touches. */
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
