type Item = Record<string, unknown>;

const kind = (items: Item[], entity: string) => items.filter((item) => item.__edb_e__ === entity);

/** The counter of certificates: counted from the certificates (expected) and as stored (found). */
export const recountedCertificates = (partition: Item[]) => ({
  expected: kind(partition, 'certificate').length,
  found: kind(partition, 'job').reduce((total, job) => total + Number(job.certificateCount ?? 0), 0),
});
