import { Worker as Thread } from 'node:worker_threads';
import type { Worker } from 'tesseract.js';
import type { Picture, Quad } from './picture.ts';
import { type Levels, sample } from './resample.ts';

/** A letter as another engine reads it; certainty 0..1, that of its word. Spaces stand between words. */
export type Letter = { char: string; certainty: number };
/** Reads the text in one rectangle of a picture by another engine, whose errors are others than the first one's. */
export type SecondReader = (picture: Picture, quad: Quad) => Promise<Letter[]>;

/** Tesseract's network reads lines of about this height in pixels best. */
const HEIGHT = 36;
const WIDEST = 2400;
/** Paper around the line: letters that touch the edge are misread. */
const MARGIN = 10;
const AS_THEY_ARE: Levels = { gain: [1, 1, 1], offset: [0, 0, 0] };

/**
 * Tesseract (Apache-2.0) by WebAssembly, in a thread of its own, with its English model rounded to whole numbers. It
 * starts at once, beside the first looks at a picture, and never keeps the process alive.
 */
export function secondReader(): SecondReader {
  const started = start();
  // Whoever asks first hears of a failure.
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
  // Without a density it warns of each line on the standard error.
  await worker.setParameters({ tessedit_pageseg_mode: PSM.SINGLE_LINE, user_defined_dpi: '300' });
  letGo(worker);
  return worker;
}

/** The package's types leave out the thread, which would keep the process alive after whoever asked has died. */
function letGo(worker: Worker): void {
  if ('worker' in worker && worker.worker instanceof Thread) worker.worker.unref();
}

/** A rectangle as a grey picture of its own (PGM, which needs no packing), stretched to the whole range. */
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
