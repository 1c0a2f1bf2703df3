import { describe, expect, it } from 'vitest';
import { readSheet } from './parse.ts';

const fileOf = (text: string) => new File([text], 'list.csv');

/** Counts the tasks that run during some work. */
const tasksDuring = async (work: () => Promise<unknown>): Promise<number> => {
  let [count, isOver] = [0, false];
  const tick = () => {
    count += 1;
    if (!isOver) setTimeout(tick);
  };
  setTimeout(tick);
  await work();
  isOver = true;
  return count;
};

describe('a file of 20,000 rows', () => {
  const rows = Array.from({ length: 20_000 }, (_, n) => [`Client "${n}"`, `${n} High Street\r\nWhitby`, '']);
  const text = [['Name', 'Address', 'Notes'], ...rows]
    .map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(','))
    .join('\r\n');

  it('is read whole, wherever it is cut, and others have their turn meanwhile', async () => {
    let sheet: Awaited<ReturnType<typeof readSheet>> | undefined;
    const tasks = await tasksDuring(async () => {
      sheet = await readSheet(fileOf(text));
    });
    expect(sheet?.headings).toEqual(['Name', 'Address', 'Notes']);
    expect(sheet?.rows.map(({ cells }) => cells)).toEqual(rows);
    expect(sheet?.rows.at(-1)?.number).toBe(20_001);
    expect(tasks).toBeGreaterThan(10);
  });

  it('with a quotation mark too many is refused', async () => {
    await expect(readSheet(fileOf(`${text}\r\n"open`))).rejects.toThrow(/quotation mark/);
  });
});

describe('a file of more columns than anybody has', () => {
  it.each([
    [201, ','],
    [8000, ','],
    [8000, ';'],
    [200_000, ','],
    [200_000, '\t'],
  ])('is refused at once: %i, apart by %j', async (count, mark) => {
    const headings = Array.from({ length: count }, (_, n) => `Column ${n}`);
    const text = [headings, headings.map(() => '1')].map((cells) => cells.join(mark)).join('\n');
    for (const file of [text, text.replaceAll('1', '"1"'), `Report${mark}\n\n${text}`])
      await expect(readSheet(fileOf(file))).rejects.toThrow(/200 columns/);
  });

  it('is refused where only a row below the headings has so many', async () => {
    await expect(readSheet(fileOf(`Name,Email\nAnn,\n${','.repeat(200)}\n`))).rejects.toThrow(/200 columns/);
  });

  it('is read with 200 of them, commas within a cell aside', async () => {
    const { headings } = await readSheet(fileOf(`${'"a,b",'.repeat(199)}Name\n${'1,'.repeat(199)}Ann`));
    expect(headings).toHaveLength(200);
  });
});
