import { type ComponentType, lazy, useState } from 'react';
import type { PageModule } from './places.ts';

/**
 * A page whose code comes when it is first wanted, and is drawn at once where it has come already: what React had to wait
 * for it holds back for 300 ms, however soon it came.
 */
export const readyLazy = (load: () => Promise<PageModule>) => {
  let ready: ComponentType | undefined;
  const loadReady = async (): Promise<PageModule> => {
    const module = await load();
    ready = module.default;
    return module;
  };
  const Waited = lazy(loadReady);
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each page, when the table of pages is made.
  function Body() {
    const [Page] = useState<ComponentType>(() => ready ?? Waited);
    return <Page />;
  }
  return { Body, load: loadReady };
};
