import { pathToFileURL } from 'node:url';
import type { Handler } from './invoke.ts';

interface Lambda {
  handler: Handler;
}

/**
 * Loads `functions/<resource>/handler.ts` when it is first called, as a cold Lambda does, and keeps it.
 * `functions` is the folder's absolute path.
 */
export function handlersIn(functions: string): (resource: string) => Promise<Handler> {
  const loaded = new Map<string, Promise<Handler>>();
  return (resource) => {
    const before = loaded.get(resource);
    if (before) return before;
    const file = pathToFileURL(`${functions}/${resource}/handler.ts`).href;
    const handler = import(/* @vite-ignore */ file).then((lambda: Lambda) => lambda.handler);
    loaded.set(resource, handler);
    // One that could not be loaded is tried again: the file may have been put right.
    handler.catch(() => loaded.delete(resource));
    return handler;
  };
}
