import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const index = fileURLToPath(new URL('../esm/lucide-react.mjs', import.meta.resolve('lucide-react')));
const exported = /export \{ ([^}]+) \} from '(\.\/icons\/[\w-]+\.mjs)'/g;
const imported = /import \{([^}]+)\} from ['"]lucide-react['"];?/g;

/** They only keep React from warning while one develops, and as random letters no compression takes them in. */
const keys = /, key: "\w+"/g;

/** Of each icon's name, the file that draws it. */
const filesByName = (): Map<string, string> => {
  const folder = dirname(index);
  const files = new Map<string, string>();
  for (const [, names = '', file = ''] of readFileSync(index, 'utf8').matchAll(exported)) {
    for (const name of names.matchAll(/default as (\w+)/g)) files.set(name[1] ?? '', join(folder, file));
  }
  return files;
};

/**
 * Imports each icon from its own file. The package's one index would otherwise be what imports them all, and as the first
 * screen uses it, the icons of every screen would lie with the first (chunks.ts).
 */
export const ownIcons = (): Plugin[] => {
  const files = filesByName();
  const direct = (given: string): string => {
    const [name = '', local = name] = given.split(' as ');
    const file = files.get(name);
    if (!file) throw new Error(`lucide-react has no icon ${name}`);
    return `import ${local} from ${JSON.stringify(file)};`;
  };
  const ownFiles: Plugin = {
    name: 'own-icons',
    apply: 'build',
    transform: {
      filter: { id: /\/web\/src\/.*\.tsx?$/, code: 'lucide-react' },
      handler: (code) => {
        const own = code.replace(imported, (_, names: string) =>
          names
            .split(',')
            .map((name) => name.trim())
            .filter(Boolean)
            .map(direct)
            .join(' '),
        );
        return { code: own, map: null };
      },
    },
  };
  const withoutKeys: Plugin = {
    name: 'icons-without-keys',
    apply: 'build',
    transform: {
      filter: { id: /\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/ },
      handler: (code) => ({ code: code.replace(keys, ''), map: null }),
    },
  };
  return [ownFiles, withoutKeys];
};
