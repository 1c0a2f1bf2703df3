import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Served } from '#functions/lib/serve.ts';
import type { Handler } from './invoke.ts';

interface Resource {
  handler: Served;
}

/** Exported by `functions/above/<resource>.ts`, if that exists: what the resource calls in other resources. */
interface Above {
  above: unknown;
}

interface Whole {
  lambdaOf: (resource: Served, above: unknown) => Handler;
}

/**
 * Imports `functions/<resource>/handler.ts` on its first call, like a Lambda's cold start, and caches the Lambda. `functions` is
 * the folder's absolute path.
 */
export function handlersIn(functions: string): (resource: string) => Promise<Handler> {
  const loaded = new Map<string, Promise<Handler>>();
  const load = <Module>(file: string): Promise<Module> =>
    import(/* @vite-ignore */ pathToFileURL(`${functions}/${file}`).href);
  return (resource) => {
    const before = loaded.get(resource);
    if (before) return before;
    const file = `above/${resource}.ts`;
    const loading = Promise.all([
      load<Whole>('lambda.ts'),
      load<Resource>(`${resource}/handler.ts`),
      existsSync(`${functions}/${file}`) ? load<Above>(file) : { above: {} },
    ]);
    const handler = loading.then(([{ lambdaOf }, { handler }, { above }]) => lambdaOf(handler, above));
    loaded.set(resource, handler);
    // A failed import is retried: the file may have been fixed.
    handler.catch(() => loaded.delete(resource));
    return handler;
  };
}
