type Item = Record<string, unknown>;

const kind = (items: Item[], entity: string) => items.filter((item) => item.__edb_e__ === entity);

/** Who is on each job, by the assignments (expected) and by the jobs' records (found), each as `job: employee from to`. */
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
