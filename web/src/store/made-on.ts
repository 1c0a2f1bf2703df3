const bases = new WeakMap<object, object>();

/** Notes on which version of its record a form made a change: as it looked when it was opened, whatever was changed since. */
export const madeOn = <Body extends object>(body: Body, base: object): Body => {
  bases.set(body, base);
  return body;
};

export const baseOf = (body: unknown): object | undefined =>
  typeof body === 'object' && body !== null ? bases.get(body) : undefined;
