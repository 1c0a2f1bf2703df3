import { getDocumentProxy } from 'unpdf';

/** A piece of text at its position on the page: points from the lower left corner. */
type Piece = { text: string; x: number; y: number; width: number; height: number };

type Item = { str: string; hasEOL: boolean; transform: number[]; width: number; height: number };

const readPage = async (document: Awaited<ReturnType<typeof getDocumentProxy>>, number: number) => {
  const page = await document.getPage(number);
  const { items } = await page.getTextContent({ disableNormalization: true });
  const texts = items.filter((item): item is (typeof items)[number] & Item => 'str' in item);
  const pieces = texts.map(({ str, transform, width, height }): Piece => {
    const [x = 0, y = 0] = transform.slice(4);
    return { text: str, x, y, width, height };
  });
  const text = texts.map(({ str, hasEOL }) => `${str}${hasEOL ? '\n' : ' '}`).join('');
  const [, , width = 0, height = 0] = page.view;
  return {
    width,
    height,
    text: text.replace(/\s+/g, ' '),
    pieces: pieces.filter((piece) => piece.text.trim() !== ''),
    tags: JSON.stringify(await page.getStructTree()),
  };
};

/** What a PDF viewer sees: the words, their positions, the tags and the properties. */
export const readPdf = async (bytes: Uint8Array) => {
  const document = await getDocumentProxy(new Uint8Array(bytes));
  const pages = [];
  for (let number = 1; number <= document.numPages; number += 1) pages.push(await readPage(document, number));
  const { info } = await document.getMetadata();
  const text = pages.map((page) => page.text).join(' ');
  return { pages, text, info: info as Record<string, unknown>, marked: await document.getMarkInfo() };
};
