/** How long some work takes, in milliseconds. */
export const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const started = performance.now();
  await work();
  return performance.now() - started;
};

/** Processor time that some work takes in this process, in milliseconds: less affected by other processes. */
export const processorMs = async (work: () => Promise<unknown>): Promise<number> => {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
};

/** The percentile of the values. */
export const percentile = (values: number[], percent: number): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil((percent / 100) * sorted.length) - 1)] ?? 0;
};

export const round = (value: number, digits = 1): number => Math.round(value * 10 ** digits) / 10 ** digits;

/** Runs two pieces of work alternately, so that other load on the machine affects both. Returns the milliseconds of each. */
export const inTurns = async (
  times: number,
  one: () => Promise<unknown>,
  other: () => Promise<unknown>,
): Promise<[number[], number[]]> => {
  const [ones, others]: [number[], number[]] = [[], []];
  for (let n = 0; n < times; n++) {
    ones.push(await timed(one));
    others.push(await timed(other));
  }
  return [ones, others];
};
