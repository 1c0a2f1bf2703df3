import { keyOf } from '#functions/lib/item-key.ts';
import { linkEntity } from './entity.ts';

interface Key {
  pk: string;
  sk: string;
}

const hashIn = ({ sk }: Key): string | undefined => /^link#\w+#\d+#(.+)$/.exec(sk)?.[1];

/** The keys of the links whose twins are among a partition's keys. */
export const linksOfTwins = (keys: Key[]): Key[] =>
  keys.flatMap((key) => {
    const hash = hashIn(key);
    return hash ? [keyOf(linkEntity, { hash })] : [];
  });
