import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Served } from '#functions/lib/serve.ts';
import type { Handler } from './invoke.ts';

interface Resource {
  handler: Served;
}

/** What stands above a resource, where something does. */
interface Above {
  above: unknown;
}

interface Whole {
  lambdaOf: (resource: Served, above: unknown) => Handler;
}

/**
 * Loads `functions/<resource>/handler.ts` when it is first called, as a cold Lambda does, and keeps the Lambda that it makes.
 * `functions` is the folder's absolute path.
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
    // One that could not be loaded is tried again: the file may have been put right.
    handler.catch(() => loaded.delete(resource));
    return handler;
  };
}
