import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { parseArgs } from 'node:util';
import { startScanner } from './scanner.ts';

// Scans every picture of a folder by the whole path and writes { "<name without ending>": { …result, ms } }.
//   npm run bench:receipts -- <folder> --out results.json
const PICTURE = /\.(?:jpe?g|png|webp|heic)$/i;

const { values, positionals } = parseArgs({ allowPositionals: true, options: { out: { type: 'string' } } });
const [folder] = positionals;
if (!folder) {
  console.error('usage: npm run bench:receipts -- <folder of images> [--out results.json]');
  process.exit(2);
}

const files = (await readdir(folder)).filter((name) => PICTURE.test(name)).sort();
const scanner = await startScanner();
const results: Record<string, object> = {};
const times: number[] = [];
for (const file of files) {
  const bytes = new Uint8Array(await readFile(join(folder, file)));
  const start = performance.now();
  const result = await scanner.scanOne(bytes, file);
  const ms = Math.round(performance.now() - start);
  times.push(ms);
  results[parse(file).name] = { ...result, ms };
  console.log(`${file}  ${ms} ms  ${result.vendor ?? '–'}  ${result.date ?? '–'}  ${result.total ?? '–'}`);
}
if (values.out) await writeFile(values.out, `${JSON.stringify(results, null, 1)}\n`);
times.sort((a, b) => a - b);
console.log(
  `${files.length} pictures, median ${times[times.length >> 1] ?? 0} ms, slowest ${times.at(-1) ?? 0} ms`,
);
const own = process.resourceUsage().maxRSS * 1024;
const engine = await scanner.peakBytes();
await scanner.close();
console.log(`peak memory ${mb(own + engine)} MB (the local system ${mb(own)}, the OCR engine ${mb(engine)})`);

function mb(bytes: number): number {
  return Math.round(bytes / 1_048_576);
}
