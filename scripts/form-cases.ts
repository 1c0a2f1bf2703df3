import { readFileSync } from 'node:fs';
import { type FormCase, runCases } from '../shared/certificates/testing/run-cases.ts';

/** Checks a file of filled-in forms against their rules: `npm run -s form-cases -- <file.json>`. Exits 1 if any failed. */
const path = process.argv[2];
if (!path) {
  console.error('Which file of cases? npm run -s form-cases -- shared/certificates/testing/form-cases.json');
  process.exit(2);
}
const report = runCases(JSON.parse(readFileSync(path, 'utf8')) as FormCase[]);
console.log(JSON.stringify(report, null, 2));
process.exitCode = report.failed.length > 0 ? 1 : 0;
