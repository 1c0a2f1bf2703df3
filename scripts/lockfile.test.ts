import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

interface Entry {
  integrity?: string;
  inBundle?: boolean;
  /** A workspace of the project's own. */
  link?: boolean;
  optional?: boolean;
}
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, Entry>;
};

/**
 * Programs for other machines than those this file was made on, whose registry does not serve them in this version: npm
 * takes them elsewhere from whichever registry it is set up for, unchecked. Nothing of them runs in AWS.
 */
const unchecked: Record<string, string> = {
  '@biomejs/cli-': `
    android-arm64 android-x64 darwin-arm64 darwin-x64 linux-arm64-musl linux-x64-musl win32-arm64
    win32-x64`,
  '@dynoxide/': `
    darwin-arm64 darwin-x64 linux-arm64 win32-x64`,
  '@oxc-parser/binding-': `
    android-arm-eabi android-arm64 darwin-arm64 darwin-x64 freebsd-x64 linux-arm-gnueabihf linux-arm-musleabihf linux-ppc64-gnu linux-riscv64-gnu linux-riscv64-musl linux-s390x-gnu openharmony-arm64
    win32-arm64-msvc win32-ia32-msvc win32-x64-msvc`,
  '@rollup/rollup-': `
    android-arm-eabi android-arm64 android-x64 darwin-arm64 darwin-x64 freebsd-arm64 freebsd-x64 linux-arm-gnueabihf linux-arm-musleabihf linux-arm64-musl linux-loong64-gnu linux-loong64-musl linux-ppc64-gnu linux-ppc64-musl linux-riscv64-gnu linux-riscv64-musl linux-s390x-gnu linux-x64-musl
    openbsd-x64 openharmony-arm64 win32-arm64-msvc win32-ia32-msvc win32-x64-gnu win32-x64-msvc`,
  '@swc/core-': `
    darwin-arm64 darwin-x64 linux-arm-gnueabihf linux-ppc64-gnu linux-s390x-gnu win32-arm64-msvc
    win32-ia32-msvc win32-x64-msvc`,
  '@tailwindcss/oxide-': `
    android-arm64 darwin-arm64 darwin-x64 freebsd-x64 linux-arm-gnueabihf wasm32-wasi win32-arm64-msvc
    win32-x64-msvc`,
  '@unrs/resolver-binding-': `
    android-arm-eabi android-arm64 darwin-arm64 darwin-x64 freebsd-x64 linux-arm-gnueabihf linux-arm-musleabihf linux-loong64-gnu linux-loong64-musl linux-ppc64-gnu linux-riscv64-gnu linux-riscv64-musl
    linux-s390x-gnu openharmony-arm64 win32-arm64-msvc win32-ia32-msvc win32-x64-msvc`,
};

it('holds a hash of every package but these, each for another platform', () => {
  const without = Object.entries(packages).filter(
    ([path, { integrity, inBundle, link }]) =>
      path.startsWith('node_modules/') && !integrity && !inBundle && !link,
  );
  const named = Object.entries(unchecked).flatMap(([family, names]) =>
    names
      .trim()
      .split(/\s+/)
      .map((name) => `node_modules/${family}${name}`),
  );
  expect(without.map(([path]) => path).sort()).toEqual(named.sort());
  expect(without.filter(([, { optional }]) => !optional)).toEqual([]);
});

it('knows the local database for every machine that README promises', () => {
  for (const machine of ['darwin-arm64', 'darwin-x64', 'linux-arm64', 'linux-x64', 'win32-x64'])
    expect(Object.keys(packages)).toContain(`node_modules/@dynoxide/${machine}`);
});
