/** An XML element: name, content and attributes. Empty elements are not written (PEPPOL-EN16931-R008). */
export interface Element {
  name: string;
  content: string | readonly Node[];
  attributes: Record<string, string>;
}
export type Node = Element | null;

const isFilled = ({ content }: Element): boolean =>
  typeof content === 'string' ? content !== '' : content.length > 0;

/** Makes an element with text or child elements, in their order; `null` if it would be empty. */
export const element = (
  name: string,
  content: string | null | undefined | readonly Node[],
  attributes: Record<string, string> = {},
): Node => {
  const inner =
    typeof content === 'string' ? content.trim() : (content ?? []).filter((node) => node !== null);
  const made = { name, content: inner, attributes };
  return isFilled(made) ? made : null;
};

// Characters that XML 1.0 forbids, even escaped.
const unwritable = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;
const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string =>
  text.replace(unwritable, '').replace(/[&<>"]/g, (char) => escapes[char] ?? char);

const written = ({ name, content, attributes }: Element, indent: string): string => {
  const given = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`);
  const opening = `${indent}<${name}${given.join('')}>`;
  if (typeof content === 'string') return `${opening}${escaped(content)}</${name}>\n`;
  const inner = content.map((node) => (node ? written(node, `${indent}  `) : ''));
  return `${opening}\n${inner.join('')}${indent}</${name}>\n`;
};

/** Serialises a document as XML 1.0 in UTF-8. */
export const xmlOf = (root: Element): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${written(root, '')}`;
