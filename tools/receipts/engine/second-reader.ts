import { Worker as Thread } from 'node:worker_threads';
import type { Worker } from 'tesseract.js';
import type { Picture, Quad } from './picture.ts';
import { type Levels, sample } from './resample.ts';

/** A letter from the second engine; `certainty`, 0..1, is its word's. Spaces separate words. */
export type Letter = { char: string; certainty: number };
/** Reads the text in one rectangle of a picture with a second engine, which makes different errors. */
export type SecondReader = (picture: Picture, quad: Quad) => Promise<Letter[]>;

/** Tesseract's network works best on lines of about this height in pixels. */
const HEIGHT = 36;
const WIDEST = 2400;
/** Padding around the line: letters that touch the edge are misread. */
const MARGIN = 10;
const AS_THEY_ARE: Levels = { gain: [1, 1, 1], offset: [0, 0, 0] };

/**
 * Tesseract (Apache-2.0) in WebAssembly, in a worker thread, with its English model quantised to integers. It starts immediately,
 * during the first passes over a picture, and never keeps the process alive.
 */
export function secondReader(): SecondReader {
  const started = start();
  // The first call reports a failure.
  started.catch(() => undefined);
  return async (picture, quad) => {
    const worker = await started;
    const { data } = await worker.recognize(asGrey(picture, quad), {}, { text: false, blocks: true });
    const words = (data.blocks ?? [])
      .flatMap(({ paragraphs }) => paragraphs)
      .flatMap(({ lines }) => lines)
      .flatMap((line) => line.words);
    return words.flatMap(({ text, confidence }, i) => [
      ...(i > 0 ? [{ char: ' ', certainty: 1 }] : []),
      ...[...text].map((char) => ({ char, certainty: confidence / 100 })),
    ]);
  };
}

async function start(): Promise<Worker> {
  const [{ createWorker, OEM, PSM }, { default: english }] = await Promise.all([
    import('tesseract.js'),
    import('@tesseract.js-data/eng'),
  ]);
  const worker = await createWorker(english.code, OEM.LSTM_ONLY, {
    langPath: `${english.langPath}_best_int`,
    gzip: english.gzip,
    cacheMethod: 'none',
  });
  // Without a resolution it prints a warning for each line.
  await worker.setParameters({ tessedit_pageseg_mode: PSM.SINGLE_LINE, user_defined_dpi: '300' });
  letGo(worker);
  return worker;
}

/** The package's types omit the thread, which would keep the process alive after its parent has died. */
function letGo(worker: Worker): void {
  if ('worker' in worker && worker.worker instanceof Thread) worker.worker.unref();
}

/** A rectangle as a greyscale picture (PGM, which needs no compression), with its contrast stretched. */
function asGrey(picture: Picture, quad: Quad): Buffer {
  const width = Math.min(WIDEST, Math.max(8, Math.round((HEIGHT * quad.width) / Math.max(1, quad.height))));
  const planes = sample(picture, quad, width, HEIGHT, AS_THEY_ARE);
  const plane = width * HEIGHT;
  const grey = planes
    .subarray(0, plane)
    .map((red, i) => (red + (planes[plane + i] ?? 0) + (planes[2 * plane + i] ?? 0)) / 3);
  const sorted = grey.toSorted();
  const [dark, light] = [sorted[Math.floor(plane * 0.01)] ?? 0, sorted[Math.floor(plane * 0.99)] ?? 255];
  const [across, down] = [width + 2 * MARGIN, HEIGHT + 2 * MARGIN];
  const out = Buffer.alloc(across * down, 255);
  grey.forEach((value, i) => {
    const level = ((value - dark) * 255) / Math.max(1, light - dark);
    const at = (Math.floor(i / width) + MARGIN) * across + MARGIN + (i % width);
    out[at] = Math.min(255, Math.max(0, Math.round(level)));
  });
  return Buffer.concat([Buffer.from(`P5\n${across} ${down}\n255\n`), out]);
}
