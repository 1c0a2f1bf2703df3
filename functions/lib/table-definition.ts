/** The one table's keys, said once: the cloud stack and the local stack create it from this, the entities name their indexes by it. All keys are strings. */
export const tableDefinition = {
  partitionKey: 'pk',
  sortKey: 'sk',
  indexes: [
    { name: 'gsi1', partitionKey: 'gsi1pk', sortKey: 'gsi1sk' },
    { name: 'gsi2', partitionKey: 'gsi2pk', sortKey: 'gsi2sk' },
    { name: 'gsi3', partitionKey: 'gsi3pk', sortKey: 'gsi3sk' },
  ],
  /** Epoch seconds after which an item may be removed; it can linger, so readers check it too. */
  ttlAttribute: 'ttl',
} as const;
