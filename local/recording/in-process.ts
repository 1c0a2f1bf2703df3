import { type Answered, answers, runningNow } from '../gateway/running.ts';
import { keep } from './file.ts';
import { recordCalls } from './hook.ts';
import { askedBySigning } from './objects.ts';

// Loaded before each test file with handlers in its own process; several files may share one.
const recordSigning = (message: unknown): void => {
  const { name, answer } = message as Answered;
  keep(name, askedBySigning(JSON.stringify(answer ?? '')));
};

recordCalls(runningNow);
answers.subscribe(recordSigning);
