/** What a case gives: JSON whose shape its area knows. */
export type Given = Readonly<Record<string, unknown>>;

/** All that an area can say of a case, by the names of what is expected; null where the case is of no known shape. */
export type Area = (given: Given) => Record<string, unknown> | null;

export const has = (given: Given, ...names: string[]): boolean => names.some((name) => name in given);

/** The first of the names that holds a number. */
export const num = (given: Given, ...names: string[]): number | undefined => {
  const value = names.map((name) => given[name]).find((one) => typeof one === 'number');
  return typeof value === 'number' ? value : undefined;
};

/** The first of the names that holds a text. */
export const text = (given: Given, ...names: string[]): string | undefined => {
  const value = names.map((name) => given[name]).find((one) => typeof one === 'string');
  return typeof value === 'string' ? value : undefined;
};

export const flag = (given: Given, ...names: string[]): boolean | undefined => {
  const value = names.map((name) => given[name]).find((one) => typeof one === 'boolean');
  return typeof value === 'boolean' ? value : undefined;
};

/** The first of the names that holds a date; a text that is none, as "not yet", is left out. */
export const day = (given: Given, ...names: string[]): string | undefined =>
  names.map((name) => given[name]).find((one): one is string => /^\d{4}-\d\d-\d\d$/.test(String(one)));

export const list = (given: Given, name: string): readonly unknown[] | undefined => {
  const value = given[name];
  return Array.isArray(value) ? value : undefined;
};

export const numbers = (given: Given, name: string): number[] | undefined =>
  list(given, name)?.filter((one): one is number => typeof one === 'number');

export const texts = (given: Given, name: string): string[] | undefined =>
  list(given, name)?.filter((one): one is string => typeof one === 'string');

export const inner = (given: Given, name: string): Given | undefined => {
  const value = given[name];
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Given) : undefined;
};

export const inners = (given: Given, name: string): Given[] | undefined =>
  list(given, name)?.filter((one): one is Given => typeof one === 'object' && one !== null);

/** An area that knows several shapes, by names that give each away; the first that fits answers. */
export const byShape =
  (...shapes: readonly [readonly string[], Area][]): Area =>
  (given) =>
    shapes.find(([names]) => names.length === 0 || has(given, ...names))?.[1](given) ?? null;
