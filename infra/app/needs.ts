import type { QueueName } from './queues.ts';

/** `sign`: only creates signed URLs for reading; makes no calls to the bucket. */
export type ObjectUse = 'sign' | 'read' | 'write' | 'delete' | 'list';

/** A Lambda's permissions besides logs and traces. */
export interface Needs {
  /** Megabytes; Lambda allocates CPU in proportion, one whole vCPU at 1769. docs/decisions/030 has the measurements. */
  memoryMb: number;
  /**
   * Its access to firms' records. `look`: read. `write`: everything but scanning and deleting the table; `erase`: batch writes
   * too.
   */
  table: 'look' | 'write' | 'erase';
  /** Its access to people's records. `admit`: authenticate the caller. `keep`: as `write` for firms' records. */
  people?: 'admit' | 'keep';
  /** Further partitions, as patterns of the partition key. */
  partitions?: string[];
  /** The indexes it queries, and their partition key patterns. */
  indexes?: Record<string, string[]>;
  /** Its use of a firm's encrypted values: mail passwords, bank details, tax references. */
  sealed?: ('seal' | 'open')[];
  /** Its access to the private bucket, by prefix. */
  objects?: Partial<
    Record<
      'receipts' | 'photos' | 'certificates' | 'statements' | 'logos' | 'papers' | 'exports',
      ObjectUse[]
    >
  >;
  /** The queues it sends to. */
  queues?: QueueName[];
  /** Its access to users at the identity provider. `look`: check that a user still exists, which every session does once an hour. */
  identities?: ('look' | 'delete')[];
  /** Reads receipts with Textract. */
  scan?: true;
  /** Sends mail as the platform. `paced`: also reads the account's sending quota. */
  mail?: true | 'paced';
  /** The secrets it reads. */
  secrets?: ('session' | 'stripe' | 'link' | 'hmrc')[];
}
