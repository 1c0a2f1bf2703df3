import type { QueueName } from './queues.ts';

/** `sign`: hands out addresses that can be read from, and asks the bucket nothing itself. */
export type ObjectUse = 'sign' | 'read' | 'write' | 'delete' | 'list';

/** What a Lambda may touch beyond its logs and traces. */
export interface Needs {
  /** Megabytes; Lambda gives CPU in proportion, a whole one at 1769. docs/decisions/030 says how they were measured. */
  memoryMb: number;
  /** What it does with the records of firms. `look`: read. `write`: everything but scanning and deleting the table; `erase`: many records at
   * once too. */
  table: 'look' | 'write' | 'erase';
  /** What it does with those of people. `admit`: find out who calls. `keep`: the same as with the records of firms. */
  people?: 'admit' | 'keep';
  /** Further partitions, as patterns of the partition key. */
  partitions?: string[];
  /** Indexes it queries, and the families of their partition keys. */
  indexes?: Record<string, string[]>;
  /** What it does with what is sealed for a firm: mail passwords, bank details, tax references. */
  sealed?: ('seal' | 'open')[];
  /** What it does with the private bucket's objects, by their prefix. */
  objects?: Partial<
    Record<
      'receipts' | 'photos' | 'certificates' | 'statements' | 'logos' | 'papers' | 'exports',
      ObjectUse[]
    >
  >;
  /** The queues that it puts work on. */
  queues?: QueueName[];
  /** What it does with users at the identity provider. `look`: see whether one is still there, which every session asks once an hour. */
  identities?: ('look' | 'delete')[];
  /** Has receipts read by Textract. */
  scan?: true;
  /** Sends mail as the platform. `paced`: and asks in which pace it may. */
  mail?: true | 'paced';
  /** The secrets it reads. */
  secrets?: ('session' | 'stripe' | 'link' | 'hmrc')[];
}
