import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { bundle } from './bundle.ts';
import { entries, functionNames } from './entries.ts';

// Every Lambda's bundle, as it is deployed, into dist/functions/<name>: for measuring and for a look inside.
const target = join('dist', 'functions');
rmSync(target, { recursive: true, force: true });
for (const name of functionNames) bundle(entries[name], join(target, name));
