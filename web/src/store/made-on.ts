const bases = new WeakMap<object, object>();

/** Remembers which version of a record a form's change was made on: the one it opened with, whatever happened since. */
export const madeOn = <Body extends object>(body: Body, base: object): Body => {
  bases.set(body, base);
  return body;
};

export const baseOf = (body: unknown): object | undefined =>
  typeof body === 'object' && body !== null ? bases.get(body) : undefined;
