import { execFileSync } from 'node:child_process';
import { copyWithout, removable } from './remove.ts';

/** `npm run without -- tax <folder>`: a copy without a domain, and the lines that registered it. */
const [name = '', folder] = process.argv.slice(2);
const removed = removable[name];
if (!removed || !folder) throw new Error(`Say one of ${Object.keys(removable).join(', ')}, and a new folder`);
for (const [file, lines] of copyWithout(removed, folder)) console.log(`${file}\n${lines.join('\n')}\n`);
// What is made from the route table and the records' shapes is made again.
for (const made of ['roles.ts', 'edition/run.ts'])
  execFileSync(process.execPath, ['--import', 'tsx', `scripts/${made}`], { cwd: folder });
