import { readFileSync, writeFileSync } from 'node:fs';

/**
 * npm leaves packages for other platforms out of package-lock.json when the registry it asked does not have them, and
 * `npm ci` then refuses the file everywhere. This adds them by name and version, and takes download addresses out, which
 * are the registry's business. With `--check` it only says whether there is something to do.
 */

interface Entry {
  version?: string;
  resolved?: string;
  dev?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
}

const file = 'package-lock.json';
const lock = JSON.parse(readFileSync(file, 'utf8')) as { packages: Record<string, Entry> };

const systems = [
  'aix',
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
];
const processors = [
  'arm64',
  'arm',
  'ia32',
  'loong64',
  'mips64el',
  'ppc64',
  'riscv64',
  's390x',
  'wasm32',
  'x64',
];
const cLibraries: Record<string, string> = { gnu: 'glibc', musl: 'musl' };

const named = (name: string, words: string[]): string[] =>
  words.filter((word) => name.split(/[/-]/).includes(word)).slice(0, 1);

/** What a platform's package says of itself in its name, e.g. `@swc/core-linux-arm64-musl`. */
const entryFor = (name: string, version: string, parent: Entry): Entry => {
  const os = named(name, systems);
  const cpu = named(name, processors);
  const libc = named(name, Object.keys(cLibraries)).flatMap((word) => cLibraries[word] ?? []);
  return {
    version,
    ...(parent.dev && { dev: true }),
    optional: true,
    ...(os.length > 0 && { os }),
    ...(cpu.length > 0 && { cpu }),
    ...(libc.length > 0 && os[0] === 'linux' && { libc }),
  };
};

/** Looks where Node would: in the package's own node_modules, then in every folder above. */
const isThere = (from: string, name: string): boolean => {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('node_modules/') - 1))) {
    const path = folder ? `${folder}/node_modules/${name}` : `node_modules/${name}`;
    if (path in lock.packages) return true;
    if (!folder) return false;
  }
};

const exact = /^\d+\.\d+\.\d+\S*$/;

const missing = Object.entries(lock.packages).flatMap(([path, entry]) =>
  Object.entries(entry.optionalDependencies ?? {})
    .filter(([name, version]) => exact.test(version) && !isThere(path, name))
    .map(([name, version]) => [`node_modules/${name}`, entryFor(name, version, entry)] as const),
);
const addressed = Object.values(lock.packages).filter((entry) => entry.resolved?.startsWith('http'));

if (process.argv.includes('--check')) {
  const problems = [
    ...missing.map(([path]) => `${path} is missing`),
    ...(addressed.length > 0 ? [`${addressed.length} packages carry a download address`] : []),
  ];
  if (problems.length > 0) console.error(`${file}: ${problems.join(', ')}. Run "npm run lockfile".`);
  process.exitCode = problems.length > 0 ? 1 : 0;
} else {
  for (const entry of addressed) delete entry.resolved;
  const packages = Object.entries({ ...lock.packages, ...Object.fromEntries(missing) });
  packages.sort(([a], [b]) => a.localeCompare(b, 'en'));
  writeFileSync(file, `${JSON.stringify({ ...lock, packages: Object.fromEntries(packages) }, null, 2)}\n`);
  console.log(`${missing.length} packages added, ${addressed.length} addresses removed`);
}
