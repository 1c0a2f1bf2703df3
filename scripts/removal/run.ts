import { copyWithout, removable } from './remove.ts';

/** `npm run without -- tax <folder>`: a copy without a domain, and the lines that registered it. */
const [name = '', folder] = process.argv.slice(2);
const removed = removable[name];
if (!removed || !folder) throw new Error(`Say one of ${Object.keys(removable).join(', ')}, and a new folder`);
for (const [file, lines] of copyWithout(removed, folder)) console.log(`${file}\n${lines.join('\n')}\n`);
