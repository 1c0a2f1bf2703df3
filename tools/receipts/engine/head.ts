import type { ReadQuad } from './merge.ts';
import type { Models } from './models.ts';
import { secondOpinion } from './opinion.ts';
import type { Picture } from './picture.ts';
import { weighed } from './recognise.ts';

/** Vendor names are in this many lines from the top. */
const LINES = 10;
/** From this confidence the first engine alone is right. */
const SURE = 0.96;

/** Rereads doubtful words in the head with a second engine: a total can be checked by arithmetic, a name cannot. */
export async function headHeardTwice(
  models: Models,
  latin: (string | null)[],
  picture: Picture,
  read: ReadQuad[],
): Promise<ReadQuad[]> {
  const top = [...read].sort((a, b) => a.quad.cy - b.quad.cy).slice(0, LINES);
  const heard: ReadQuad[] = [];
  for (const one of read) {
    if (!top.includes(one) || !isDoubtful(one)) heard.push(one);
    else {
      const { quad, reading } = one;
      const second = await models.second(picture, quad);
      const weigh = (first: string, others: string[]) =>
        weighed(models.reader, latin, picture, quad, [first, others]);
      heard.push({ quad, reading: await secondOpinion(reading, second, weigh) });
    }
  }
  return heard;
}

/** True if a line is mostly letters and one of its words may be misread. */
function isDoubtful({ reading: { text, words } }: ReadQuad): boolean {
  const letters = text.replace(/[^\p{L}]/gu, '').length;
  const doubtful = text.split(' ').some((word, i) => /\p{L}{2}/u.test(word) && (words[i] ?? 1) < SURE);
  return doubtful && letters >= 3 && letters * 2 > text.length;
}
