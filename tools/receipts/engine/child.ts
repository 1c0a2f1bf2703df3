import type { Answer, Question } from './engine.ts';
import { loadModels, type Models } from './models.ts';
import { readPicture } from './read.ts';

// The child process with the networks. It reads one picture at a time, to limit its memory to that of one picture.
let models: Promise<Models> | undefined;
let last: Promise<void> = Promise.resolve();

process.on('message', (question: Question) => {
  last = last.then(() => answer(question));
});

async function answer({ id, bytes }: Question): Promise<void> {
  try {
    models ??= loadModels();
    const lines = await readPicture(await models, bytes);
    reply({ id, lines, peakBytes: process.resourceUsage().maxRSS * 1024 });
  } catch (cause) {
    const error = cause instanceof Error ? cause : new Error(String(cause));
    reply({ id, error: { name: error.name, message: error.message } });
  }
}

function reply(message: Answer): void {
  process.send?.(message);
}
