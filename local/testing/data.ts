import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** The data folder of the systems that the tests start. */
    data: string;
  }
}

/** Creates the folder, and deletes it after the last test, when the processes that wrote to it are gone. */
export default function provideData(project: TestProject): () => void {
  const data = mkdtempSync(join(tmpdir(), 'fettle-tests-'));
  project.provide('data', data);
  return () => rmSync(data, { recursive: true, force: true });
}
