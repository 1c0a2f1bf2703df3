import type { Rolldown } from 'vite';
import { placeOf } from './place.ts';

type Get = (id: string) => Rolldown.ModuleInfo | null;

/** The files that begin with something of their own, a place or a lazy part, and reach a module by plain imports. */
const rootsOf = (id: string, get: Get): string[] => {
  const seen = new Set([id]);
  for (const one of seen) for (const importer of get(one)?.importers ?? []) seen.add(importer);
  return [...seen].filter((one) => {
    const info = get(one);
    return info && (info.isEntry || info.dynamicImporters.length > 0);
  });
};

/** The place that is opened first, and those that are opened all day. */
const first = 'dashboard';
const daily = ['clients', 'jobs', 'quotes', 'invoices', 'calendar'];

/** Whether somebody has to open it: what begins by itself after the start must not wait for what they may never open. */
const isOpened = (root: string): boolean => /\/web\/src\/(features|forms)\//.test(root);

/** What counts the unsent: every first screen asks for it. */
const isUnsent = (root: string): boolean => /\/web\/src\/store\/has-waiting\./.test(root);

/** What Home may ask for by itself: it must not wait for what only others need. The question after a name is a form. */
const isByItself = (root: string): boolean =>
  isUnsent(root) || /\/web\/src\/features\/dashboard\/(?!ask-name\.)/.test(root);

/** How routes are answered from records: each start with a copy waits for it, and for nothing else behind the first screen. */
const isView = (root: string): boolean => root.endsWith('/shared/domain/views.ts');

/** The question before what cannot be taken back. It is sent for behind every first screen. */
const isQuestion = (root: string): boolean => root.endsWith('/web/src/components/confirm-box.tsx');

/** What draws: half of what the first screen needs, and the same from one release to the next. */
const isReact = (id: string): boolean => /\/node_modules\/(react|react-dom|scheduler)\//.test(id);

/** What checks shapes: forms do, and the first screen does not. */
const isZod = (id: string): boolean => id.includes('/node_modules/zod/');

/** The subject whose record, sheets and forms begin here: `invoices`. What Home opens stays apart, as most of it is for few. */
const subjectOf = (root: string): string | undefined => {
  const subject = root.match(/\/web\/src\/(?:features|forms)\/([\w-]+)\//)?.[1];
  return placeOf(root) || subject === first ? undefined : subject;
};

const endOfSubject = '-parts';

/** Which file a module lies in that only one subject's record, sheets and forms need. */
const fileOfSubject = (roots: string[]): string | null => {
  const [subject, ...others] = new Set(roots.map(subjectOf));
  return subject && others.length === 0 ? `${subject}${endOfSubject}` : null;
};

/** Which file a module lies in that neither the first screen nor a daily place needs. */
const sharedByRarer = (id: string, roots: string[], get: Get): string | null => {
  const ofSubject = fileOfSubject(roots);
  if (ofSubject) return ofSubject;
  // What is only ever asked for by itself runs when it is asked for.
  if (roots.length === 1 || get(id)?.importers.length === 0) return null;
  // Whatever else asks or opens over the page needs the same.
  if (roots.some(isQuestion)) return 'dialog';
  // The pages beside the app have a style of their own, which would undo the app's.
  const isApart = id.includes('/node_modules/') || roots.some((root) => root.endsWith('.html'));
  if (roots.some(isByItself)) return roots.some(isView) || roots.some(isUnsent) ? null : 'home';
  if (roots.every(isOpened)) return 'parts';
  if (!isApart && roots.some(isView)) return 'rules';
  return isApart ? null : 'kept';
};

/** Which file a module lies in, or null where that is left to how its users share it. */
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

/** What neither the first screen nor a daily place needs. */
const rarer = ['parts', 'kept', 'home', 'rules', 'dialog'];

/** Each needs only files that stand after it. */
const files = [...rarer, ...daily, 'lists', 'shell', 'zod', 'react'];

/**
 * On a phone every further request is a wait: left to themselves, each set of parts that share something has a file of its
 * own, and a list has 50. So what the first screen shares lies in the shell, what the daily places share in a second
 * file, and each of them is a third. What a subject's record, sheets and forms need lies in one file for each subject, and what
 * only the rarer places share with them in one more, as each of many small files compresses badly: 123 files were 18 KB more than 68.
 * What answers from records has a file, which the first screen of a device with a copy waits for; what keeps and sends changes has
 * another, and what asks or opens over the page a third. So their modules run in the right order.
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
    // The shell takes what it needs before the others do.
    priority: at,
    // What its modules need and something else needs too must not be drawn in: that has a file of its own.
    includeDependenciesRecursively: !rarer.includes(file),
  })),
];
