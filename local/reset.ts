import { resetFolder } from './data/folder.ts';
import { command } from './plain-error.ts';

const data = process.env.FETTLE_DATA || '.local';

command(async () => {
  const was = await resetFolder(data);
  console.log(was ? `${data} is gone: the next start begins empty.` : `There is nothing in ${data}.`);
});
