import { type ComponentType, type ReactNode, useEffect, useState } from 'react';

interface Module<Props> {
  default: ComponentType<Props>;
}

/**
 * A part of a screen whose code loads on demand; until then `waiting` is rendered. If the code is already here the part renders
 * immediately, otherwise as soon as it arrives: React's `lazy` holds suspended content back for up to 300 ms. `load` prefetches
 * the code. A failed load is thrown where the part would be.
 */
export const readyPart = <Props extends object, Loaded extends Module<Props>>(
  fetchCode: () => Promise<Loaded & Module<Props>>,
  waiting: (props: Props) => ReactNode,
) => {
  let ready: ComponentType<Props> | undefined;
  const load = async (): Promise<Loaded> => {
    const module = await fetchCode();
    ready = module.default;
    return module;
  };
  // biome-ignore lint/correctness/noComponentHookFactories: called once per part, at module level.
  function Part(props: Props) {
    const [Ready, setReady] = useState(() => ready);
    useEffect(() => {
      if (Ready) return;
      load().then(
        (module) => setReady(() => module.default),
        (error: unknown) =>
          setReady(() => {
            throw error;
          }),
      );
    }, [Ready]);
    return Ready ? <Ready {...props} /> : waiting(props);
  }
  return { Part, load };
};
