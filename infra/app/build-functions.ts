import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { bundle } from './bundle.ts';
import { entries, functionNames } from './entries.ts';

// Writes every Lambda's bundle, as deployed, to dist/functions/<name>, to measure and inspect.
const target = join('dist', 'functions');
rmSync(target, { recursive: true, force: true });
for (const name of functionNames) bundle(entries[name], join(target, name));
