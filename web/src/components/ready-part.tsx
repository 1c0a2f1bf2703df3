import { type ComponentType, type ReactNode, useEffect, useState } from 'react';

interface Module<Props> {
  default: ComponentType<Props>;
}

/**
 * A part of a screen whose code comes when it is first wanted, with what `waiting` draws in its place until then. Where the code has come before, the
 * part is drawn at once, otherwise in the moment in which it comes: what React's own `lazy` had to wait for is held back for up to 300 ms.
 * `load` fetches the code ahead. What it rejects with is thrown where the part would stand.
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
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each part, when its file is read.
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
