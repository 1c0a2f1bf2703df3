/** The input of a case: JSON in a shape that its area knows. */
export type Given = Readonly<Record<string, unknown>>;

/** Answers a case, by the names of the expected results; null if its shape is unknown. */
export type Area = (given: Given) => Record<string, unknown> | null;

export const has = (given: Given, ...names: string[]): boolean => names.some((name) => name in given);

/** The first of these fields that is a number. */
export const num = (given: Given, ...names: string[]): number | undefined => {
  const value = names.map((name) => given[name]).find((one) => typeof one === 'number');
  return typeof value === 'number' ? value : undefined;
};

/** The first of these fields that is a string. */
export const text = (given: Given, ...names: string[]): string | undefined => {
  const value = names.map((name) => given[name]).find((one) => typeof one === 'string');
  return typeof value === 'string' ? value : undefined;
};

export const flag = (given: Given, ...names: string[]): boolean | undefined => {
  const value = names.map((name) => given[name]).find((one) => typeof one === 'boolean');
  return typeof value === 'boolean' ? value : undefined;
};

/** The first of these fields that is a date; other text, such as "not yet", is ignored. */
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

/** Creates an area with several shapes, each recognised by its fields; the first match answers. */
export const byShape =
  (...shapes: readonly [readonly string[], Area][]): Area =>
  (given) =>
    shapes.find(([names]) => names.length === 0 || has(given, ...names))?.[1](given) ?? null;
