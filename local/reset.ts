import { resetFolder } from './data/folder.ts';
import { PlainError } from './plain-error.ts';

const data = process.env.FETTLE_DATA || '.local';

try {
  const was = await resetFolder(data);
  console.log(was ? `${data} is gone: the next start begins empty.` : `There is nothing in ${data}.`);
} catch (error) {
  console.error(error instanceof PlainError ? error.message : error);
  process.exitCode = 1;
}
