/** Safe markup; anything else put into `html` is escaped. */
export type Html = { markup: string };

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string): string => text.replace(/[&<>"']/g, (char) => escapes[char] ?? char);

const markupOf = (value: string | Html | Html[]): string => {
  if (typeof value === 'string') return escaped(value);
  return Array.isArray(value) ? value.map(({ markup }) => markup).join('\n') : value.markup;
};

/** A template that escapes its values unless they are templates themselves, so that nobody can forget to. */
export const html = (parts: TemplateStringsArray, ...values: (string | Html | Html[])[]): Html => ({
  markup: parts.reduce((markup, part, index) => `${markup}${markupOf(values[index - 1] ?? '')}${part}`),
});
