type Item = Record<string, unknown>;

const kind = (items: Item[], entity: string) => items.filter((item) => item.__edb_e__ === entity);

/** Who should be on a user's jobs, by the assignments, and whom the jobs' records say, each as `job: employee from to`. */
export const recountedCrews = (partition: Item[]) => {
  const assignments = kind(partition, 'assignment').map(
    ({ jobId, employeeId, startTime = '', endTime = '' }) =>
      `${jobId}: ${employeeId} ${startTime} ${endTime}`,
  );
  const crews = kind(partition, 'job').flatMap(({ id, crew }) =>
    [...((crew as Set<string> | undefined) ?? [])].map((member) => `${id}: ${member}`),
  );
  return { expected: assignments.sort(), found: crews.sort() };
};
