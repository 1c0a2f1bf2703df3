import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isOf } from './folders.ts';
import { type Removed, stripped } from './strip.ts';

const hasTest = /^\s*(it|test)(\.\w+)*\(/m;

/** The domains that can be taken out; filing sends to HMRC what tax works out, and what is due follows from certificates. */
export const removable: Record<string, Removed> = {
  tax: {
    domains: ['tax', 'filing'],
    kinds: ['cisStatement', 'vatPeriod', 'hmrcGrant'],
    problems: ['hmrc_refused'],
  },
  certificates: {
    domains: ['certificates', 'dues'],
    kinds: ['certificate', 'certificateValues', 'certificateLetter', 'due'],
    emails: ['service', 'dues', 'certificate'],
  },
  quotes: {
    domains: ['quotes'],
    kinds: ['quote', 'quoteVersion', 'quoteLetter'],
    emails: ['quote\\w*'],
  },
};

/** The lines that registered it, by file. */
export type Registrations = Map<string, readonly string[]>;

/** Copies the working tree to a folder without a domain's folders and registrations. */
export const copyWithout = (removed: Removed, to: string): Registrations => {
  const found: Registrations = new Map();
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z']);
  for (const file of listed.toString().split('\0')) {
    if (!file || isOf(removed.domains, file)) continue;
    const copy = path.join(to, file);
    mkdirSync(path.dirname(copy), { recursive: true });
    if (!/\.tsx?$/.test(file) || file.startsWith('scripts/removal/')) {
      copyFileSync(file, copy);
      continue;
    }
    const { text, lines } = stripped(file, readFileSync(file, 'utf8'), removed);
    if (lines.length > 0) found.set(file, lines);
    // A file of tests goes with the last of them.
    if (/\.(test|spec)\.tsx?$/.test(file) && !hasTest.test(text)) continue;
    writeFileSync(copy, text);
  }
  symlinkSync(path.resolve('node_modules'), path.join(to, 'node_modules'));
  return found;
};
