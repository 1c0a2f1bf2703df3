import { createRequire } from 'node:module';

/** The file of the DynamoDB stand-in's program, in the package that its makers publish for a machine. */
export const programFor = (platform: string, processor: string): string =>
  `@dynoxide/${platform}-${processor}/dynoxide${platform === 'win32' ? '.exe' : ''}`;

/** Where the program lies, or undefined where its package does not exist for this machine. */
export function dynoxideBinary(): string | undefined {
  try {
    return createRequire(import.meta.url).resolve(programFor(process.platform, process.arch));
  } catch {
    return undefined;
  }
}
