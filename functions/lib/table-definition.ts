/**
 * The table's keys, defined once: both the cloud and the local stack create it from this, and the entities take their index names
 * from it. All keys are strings.
 */
export const tableDefinition = {
  partitionKey: 'pk',
  sortKey: 'sk',
  indexes: [
    { name: 'gsi1', partitionKey: 'gsi1pk', sortKey: 'gsi1sk' },
    { name: 'gsi2', partitionKey: 'gsi2pk', sortKey: 'gsi2sk' },
    { name: 'gsi3', partitionKey: 'gsi3pk', sortKey: 'gsi3sk' },
  ],
  /** Expiry in epoch seconds; DynamoDB may remove items late, so readers check it too. */
  ttlAttribute: 'ttl',
} as const;
