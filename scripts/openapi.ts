import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { openApi } from './openapi/document.ts';

/** Writes the API's description, made from the route table: `npm run openapi`, or with a path of your own. */
const path = process.argv[2] ?? 'dist/openapi.json';
if (path.startsWith('-')) {
  console.error('Say where to write it, or nothing for dist/openapi.json: npm run openapi -- api.json');
  process.exit(2);
}
mkdirSync(dirname(path), { recursive: true });
writeFileSync(path, `${JSON.stringify(openApi(), null, 2)}\n`);
console.log(`The API is described in ${path}`);
