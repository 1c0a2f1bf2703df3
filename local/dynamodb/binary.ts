import { createRequire } from 'node:module';

/** Where the DynamoDB stand-in's program lies, or undefined where its package does not exist for this machine. */
export function dynoxideBinary(): string | undefined {
  try {
    return createRequire(import.meta.url).resolve(`@dynoxide/${process.platform}-${process.arch}/dynoxide`);
  } catch {
    return undefined;
  }
}
