import { readFileSync, writeFileSync } from 'node:fs';
import { edition, looks } from '#functions/sync/edition.ts';
import { looksNow } from './looks.ts';

/** `npm run edition`: the next edition, if a record has another shape. */
const path = 'functions/sync/edition.ts';
const now = looksNow();
if (now !== looks)
  writeFileSync(
    path,
    readFileSync(path, 'utf8')
      .replace(`edition = ${edition}`, `edition = ${edition + 1}`)
      .replace(looks, now),
  );
