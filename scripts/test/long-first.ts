import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Small files that run for long. */
const long =
  /\/(functions\/testing\/(access|bad-input|fuzz|idempotency|paging)|local\/textract\/textract|scripts\/receipts\/kept)\.test\.ts$/;

/** Vitest starts large files first; these go before them, because one that starts last runs alone. */
export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => long.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}
