import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that run for long for their size, most of all those that wait for a service made slow on purpose. */
const long =
  /\/(functions\/(carrier\/carrier|filing\/(slow|vat)|receipts\/scan\/busy|sync\/every-change|testing\/(access|bad-input|fuzz|idempotency|mutations|paging|views))|local\/textract\/textract|tools\/receipts\/training\/kept)\.test\.ts$/;

/** Vitest starts large files first; these go before them, because one that starts last runs alone. */
export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => long.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}
