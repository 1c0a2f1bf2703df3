import { readdir, readFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { toReading } from '../../../functions/receipts/scan/port.ts';
import type { TextLine } from '../../../functions/receipts/scan/reading.ts';
import { decode } from '../engine/decode.ts';
import { createEngine } from '../engine/engine.ts';
import { toExpense } from '../engine/expense.ts';
import { files, putLines } from './kept.ts';
import { photoOf } from './photo.ts';

// Reads a folder's pictures with the local engines and replaces the stored lines, by picture name:
//   npm run read:receipts -- <folder> receipts.jsonl
//   npm run read:receipts -- <folder> photos-anew.jsonl --seed one      each first made into a photo
const { values, positionals } = parseArgs({ allowPositionals: true, options: { seed: { type: 'string' } } });
const [folder = '', name] = positionals;
const file = files.find((one) => one === name);
if (!file) {
  console.error(`usage: npm run read:receipts -- <folder of pictures> <${files.join(' | ')}> [--seed text]`);
  process.exit(2);
}

const engine = createEngine(60_000);
// The engine's child process does not keep this one alive, so a timer does.
const awake = setInterval(() => {}, 60_000);
const read = new Map<string, TextLine[]>();
for (const picture of (await readdir(folder)).filter((one) => /\.(?:jpe?g|png)$/i.test(one)).sort()) {
  const id = parse(picture).name;
  const bytes = await readFile(join(folder, picture));
  const lines = await engine.read(values.seed ? await photographed(bytes, `${values.seed} ${id}`) : bytes);
  read.set(id, toReading(toExpense(lines).ExpenseDocuments ?? []).lines);
}
engine.close();
clearInterval(awake);
putLines(file, read);
console.log(`${read.size} pictures read`);

/** Small print is scaled up first: a phone's photo has more pixels than a scan. */
async function photographed(bytes: Uint8Array, seed: string): Promise<Uint8Array> {
  const { data: flat, ...size } = await decode(bytes);
  const large = await sharp(flat, { raw: { ...size, channels: 3 } })
    .resize({ width: 1500, height: 2000, fit: 'inside' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const paper = { width: large.info.width, height: large.info.height, data: large.data };
  const { width, height, data, blur, quality } = photoOf(paper, seed);
  return sharp(data, { raw: { width, height, channels: 3 } })
    .blur(blur)
    .jpeg({ quality })
    .toBuffer();
}
