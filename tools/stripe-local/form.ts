/** Parses a form-encoded body: `items[0][price]=x` is `{items: [{price: 'x'}]}`. */
export type FormValue = string | FormValue[] | { [name: string]: FormValue };
export type Form = { [name: string]: FormValue };

const set = (target: Form, [name = '', ...rest]: string[], value: string): void => {
  if (rest.length === 0) {
    target[name] = value;
    return;
  }
  const inner = (target[name] ?? {}) as Form;
  target[name] = inner;
  set(inner, rest[0] === '' ? [`${Object.keys(inner).length}`, ...rest.slice(1)] : rest, value);
};

const withLists = (value: FormValue): FormValue => {
  if (typeof value === 'string') return value;
  const entries = Object.entries(value).map(([name, inner]) => [name, withLists(inner)] as const);
  const isList = entries.length > 0 && entries.every(([name], index) => name === `${index}`);
  return isList ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
};

export const parseForm = (text: string): Form => {
  const form: Form = Object.create(null);
  for (const [key, value] of new URLSearchParams(text)) {
    const path = [...key.matchAll(/([^[\]]+)|\[([^\]]*)\]/g)].map(([, name, inner]) => name ?? inner ?? '');
    if (!path.includes('__proto__')) set(form, path, value);
  }
  return withLists(form) as Form;
};

type Json = string | number | boolean | null | Json[] | { [name: string]: Json };

const fromJson = (value: Json): FormValue => {
  if (Array.isArray(value)) return value.map(fromJson);
  if (typeof value !== 'object' || value === null) return `${value ?? ''}`;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, fromJson(inner)]));
};

/** The same for the JSON bodies of Stripe's API v2; its query strings are encoded like forms. */
export const parseJson = (text: string): Form =>
  text.startsWith('{') ? (fromJson(JSON.parse(text)) as Form) : parseForm(text);

export const textIn = (form: Form, name: string): string | undefined => {
  const value = form[name];
  return typeof value === 'string' ? value : undefined;
};

export const listIn = (form: Form, name: string): FormValue[] => {
  const value = form[name];
  return Array.isArray(value) ? value : [];
};

export const formIn = (form: Form, name: string): Form => {
  const value = form[name];
  return typeof value === 'object' && !Array.isArray(value) ? value : {};
};

/** The string values of an object, such as metadata. */
export const textsIn = (form: Form, name: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(formIn(form, name)).flatMap(([key, value]) =>
      typeof value === 'string' ? [[key, value]] : [],
    ),
  );
