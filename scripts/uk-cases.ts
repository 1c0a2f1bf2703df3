import { readFileSync } from 'node:fs';
import { runCases, type UkCase } from '../shared/uk/testing/run-cases.ts';

/** Runs a file of worked cases through shared/uk: `npm run -s uk-cases -- <file.json>`. Exits 1 if any failed. */
const path = process.argv[2];
if (!path) {
  console.error('Which file of cases? npm run -s uk-cases -- shared/uk/testing/uk-cases.json');
  process.exit(2);
}
const report = runCases(JSON.parse(readFileSync(path, 'utf8')) as UkCase[]);
console.log(JSON.stringify(report, null, 2));
process.exitCode = report.failed.length > 0 ? 1 : 0;
