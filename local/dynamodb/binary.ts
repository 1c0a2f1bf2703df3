import { createRequire } from 'node:module';

/** The path of the DynamoDB stand-in's executable in the npm package for a platform. */
export const programFor = (platform: string, processor: string): string =>
  `@dynoxide/${platform}-${processor}/dynoxide${platform === 'win32' ? '.exe' : ''}`;

/** The executable's path; undefined if there is no package for this platform. */
export function dynoxideBinary(): string | undefined {
  try {
    return createRequire(import.meta.url).resolve(programFor(process.platform, process.arch));
  } catch {
    return undefined;
  }
}
