import { build } from 'esbuild';
import { expect, it } from 'vitest';

// The device doesn't validate replies: the schemas are for the server, and their library would be half of what the app loads
// first.
it.each(['views', 'mutations'])('%s bring no shapes with them', async (name) => {
  const { metafile } = await build({
    entryPoints: [`shared/domain/${name}.ts`],
    bundle: true,
    format: 'esm',
    write: false,
    metafile: true,
    treeShaking: true,
    logLevel: 'silent',
  });
  const [output] = Object.values(metafile.outputs);
  const shapes = Object.entries(output?.inputs ?? {}).filter(
    ([path, { bytesInOutput }]) =>
      bytesInOutput > 0 && /node_modules\/zod|\/(record|contract)\.ts$/.test(path),
  );
  expect(shapes.map(([path]) => path)).toEqual([]);
});
