import type { Rolldown } from 'vite';
import { placeOf } from './place.ts';

type Get = (id: string) => Rolldown.ModuleInfo | null;

/** The entry points (places and lazy parts) that reach a module by static imports. */
const rootsOf = (id: string, get: Get): string[] => {
  const seen = new Set([id]);
  for (const one of seen) for (const importer of get(one)?.importers ?? []) seen.add(importer);
  return [...seen].filter((one) => {
    const info = get(one);
    return info && (info.isEntry || info.dynamicImporters.length > 0);
  });
};

/** The first place to open, and those in daily use. */
const first = 'dashboard';
const daily = ['clients', 'jobs', 'quotes', 'invoices', 'calendar'];

/** True if the user must open it: what runs after every start must not wait for code that they may never need. */
const isOpened = (root: string): boolean => /\/web\/src\/(features|forms)\//.test(root);

/** True for the code that counts unsent changes: every first screen loads it. */
const isUnsent = (root: string): boolean => /\/web\/src\/store\/has-waiting\./.test(root);

/** True for what Home may load unasked: it must not wait for code that only others need. Asking for a name is a form. */
const isByItself = (root: string): boolean =>
  isUnsent(root) || /\/web\/src\/features\/dashboard\/(?!ask-name\.)/.test(root);

/**
 * True for the views, which answer routes from records: every start with a stored copy waits for them, and for nothing else after
 * the first screen.
 */
const isView = (root: string): boolean => root.endsWith('/shared/domain/views.ts');

/** True for the confirmation before an irreversible action. Every first screen loads it afterwards. */
const isQuestion = (root: string): boolean => root.endsWith('/web/src/components/confirm-box.tsx');

/** The renderer: half of what the first screen needs, and the same from one release to the next. */
const isReact = (id: string): boolean => /\/node_modules\/(react|react-dom|scheduler)\//.test(id);

/** Validation: forms need it, the first screen doesn't. */
const isZod = (id: string): boolean => id.includes('/node_modules/zod/');

/**
 * The subject whose record, sheets and forms start here: `invoices`. What Home opens stays separate, because few users need most
 * of it.
 */
const subjectOf = (root: string): string | undefined => {
  const subject = root.match(/\/web\/src\/(?:features|forms)\/([\w-]+)\//)?.[1];
  return placeOf(root) || subject === first ? undefined : subject;
};

const endOfSubject = '-parts';

/** The chunk for a module that only one subject's record, sheets and forms need. */
const fileOfSubject = (roots: string[]): string | null => {
  const [subject, ...others] = new Set(roots.map(subjectOf));
  return subject && others.length === 0 ? `${subject}${endOfSubject}` : null;
};

/** The chunk for a module that neither the first screen nor a daily place needs. */
const sharedByRarer = (id: string, roots: string[], get: Get): string | null => {
  const ofSubject = fileOfSubject(roots);
  if (ofSubject) return ofSubject;
  // A module that is only imported dynamically keeps its own chunk.
  if (roots.length === 1 || get(id)?.importers.length === 0) return null;
  // Every other dialog needs the same.
  if (roots.some(isQuestion)) return 'dialog';
  // The other documents have their own stylesheet, which would override the app's.
  const isApart = id.includes('/node_modules/') || roots.some((root) => root.endsWith('.html'));
  if (roots.some(isUnsent)) return null;
  if (roots.some(isByItself)) return roots.some(isView) ? 'sums' : 'home';
  if (roots.every(isOpened)) return 'parts';
  if (!isApart && roots.some(isView)) return 'rules';
  return isApart ? null : 'kept';
};

/** The chunk for a module; null leaves it to the bundler. */
const fileOf = (id: string, get: Get): string | null => {
  if (isReact(id)) return 'react';
  if (isZod(id)) return 'zod';
  const roots = rootsOf(id, get);
  if (roots.some((root) => root.endsWith('/app.html'))) return 'shell';
  const places = roots.map(placeOf).filter((place) => place !== undefined);
  if (places.includes(first) && roots.length > 1) return 'shell';
  const lists = places.filter((place) => daily.includes(place));
  if (lists.length === 0) return sharedByRarer(id, roots, get);
  return places.length > 1 ? 'lists' : (lists[0] ?? null);
};

/** Chunks that neither the first screen nor a daily place needs. */
const rarer = ['parts', 'kept', 'home', 'rules', 'dialog', 'sums'];

/** Each depends only on chunks after it. */
const files = [...rarer, ...daily, 'lists', 'shell', 'zod', 'react'];

/**
 * On a phone every request is a wait. By default each set of parts that share something gets its own chunk, and a list has 50. So
 * what the first screen shares is in `shell`, what the daily places share is in a second chunk, and each of them is a third. Each
 * subject's record, sheets and forms share one chunk, and the rarer places share one more, because many small files compress
 * badly: 123 files were 18 KB more than 68. The views are a chunk, which the first screen of a device with a stored copy waits
 * for; what they share with Home's own parts is another, the queue a third, and dialogs a fourth. This order also makes their
 * modules run in the right order.
 */
export const sharedFiles: Rolldown.CodeSplittingGroup[] = [
  {
    name: (id, context) => {
      const file = fileOf(id, (one) => context.getModuleInfo(one));
      return file?.endsWith(endOfSubject) ? file : null;
    },
    priority: 0,
    includeDependenciesRecursively: false,
  },
  ...files.map((file, at) => ({
    name: (id: string, context: { getModuleInfo: Get }) =>
      fileOf(id, (one) => context.getModuleInfo(one)) === file ? file : null,
    // The shell takes its modules before the others do.
    priority: at,
    // Dependencies that others need too must not be pulled in: they have their own chunk.
    includeDependenciesRecursively: !rarer.includes(file),
  })),
];
