import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import cases from './testing/form-cases.json' with { type: 'json' };
import { type FormCase, runCases } from './testing/run-cases.ts';

describe('worked cases of forms', () => {
  it.each(cases.map((each) => [each.id, each as unknown as FormCase] as const))('%s', (_, each) => {
    expect(runCases([each])).toEqual({ passed: 1, failed: [], unsupported: [] });
  });
});

describe('npm run -s form-cases', () => {
  const run = (...args: string[]) =>
    spawnSync(process.execPath, ['--import', 'tsx', 'scripts/form-cases.ts', ...args], { encoding: 'utf8' });

  it('tells what failed and what it does not know, and ends with 1', () => {
    const folder = mkdtempSync(join(tmpdir(), 'cases-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const file = join(folder, 'cases.json');
    const given = { kind: 'alarms', today: '2026-11-24', scope: ['visit'], given: {} };
    writeFileSync(
      file,
      JSON.stringify([
        { ...given, id: 'wrong', expect: { missing: [], invalid: [], warnings: [] } },
        { ...given, id: 'no-kind', kind: 'chimney', expect: {} },
        { ...given, id: 'no-section', scope: ['visit', 'roof'], expect: {} },
      ]),
    );
    const { status, stdout } = run(file);
    expect(status).toBe(1);
    const report: unknown = JSON.parse(stdout);
    expect(report).toMatchObject({
      passed: 0,
      failed: [
        {
          id: 'wrong',
          expected: { missing: [], invalid: [], warnings: [] },
          got: { missing: ['visit.day', 'visit.address', 'visit.nation'], invalid: [], warnings: [] },
        },
      ],
      unsupported: ['no-kind', 'no-section'],
    });
  });

  it('ends with 2 where no file is named', () => {
    expect(run().status).toBe(2);
  });
});
