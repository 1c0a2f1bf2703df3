import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Short to read and long to run. */
const long =
  /\/(functions\/testing\/(access|bad-input|fuzz|idempotency|paging)|local\/textract\/textract|scripts\/receipts\/kept)\.test\.ts$/;

/** Large files first, as ever, but these before them: one that begins last has nothing beside it. */
export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => long.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}
