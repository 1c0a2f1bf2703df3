import { type Graph, reachedFrom } from './import-graph.ts';

/** How many folders of each layer may lie in import circles. Lower a number when a circle goes; never raise one. */
export const ceilings = { shared: 0, functions: 0, 'web/src': 0 } as const;

const isTest = (path: string): boolean => /\.test\.tsx?$|\/testing\//.test(path);

/** The first folder below a layer; undefined for a file directly in the layer, a test, or another layer's file. */
const folderIn = (layer: string, path: string): string | undefined => {
  if (!path.startsWith(`${layer}/`) || isTest(path)) return undefined;
  const [folder, inside] = path.slice(layer.length + 1).split('/');
  return inside === undefined ? undefined : folder;
};

/** A layer's folders that are part of an import cycle. */
export const foldersInCircles = (files: Graph, layer: string): string[] => {
  const folders = new Map<string, string[]>();
  for (const [file, imported] of files) {
    const from = folderIn(layer, file);
    if (from === undefined) continue;
    const others = imported.flatMap((path) => folderIn(layer, path) ?? []).filter((to) => to !== from);
    folders.set(from, [...(folders.get(from) ?? []), ...others]);
  }
  return [...folders.keys()].filter((folder) => reachedFrom(folders, [folder]).has(folder)).sort();
};
