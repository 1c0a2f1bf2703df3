import * as z from 'zod/mini';

/** The part of JSON Schema that says where a body's fields are. */
interface Schema {
  type?: string;
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  items?: Schema;
}

/** A body that is invalid in every field, and the paths of those fields. */
export interface AllWrong {
  value: unknown;
  paths: string[];
}

const under = (name: string, { value, paths }: AllWrong): AllWrong => ({
  value,
  paths: paths.map((path) => [name, path].filter(Boolean).join('.')),
});

const wrongIn = ({ anyOf, properties, items }: Schema): AllWrong => {
  const kinds = (anyOf ?? []).filter(({ type }) => type !== 'null');
  const [only] = kinds;
  if (only && kinds.length === 1) return wrongIn(only);
  if (properties) {
    const fields = Object.entries(properties).map(
      ([name, each]) => [name, under(name, wrongIn(each))] as const,
    );
    return {
      value: Object.fromEntries(fields.map(([name, { value }]) => [name, value])),
      paths: fields.flatMap(([, { paths }]) => paths),
    };
  }
  if (items) {
    const rows = [0, 1].map((at) => under(`${at}`, wrongIn(items)));
    return { value: rows.map(({ value }) => value), paths: rows.flatMap(({ paths }) => paths) };
  }
  // No field takes a list of a list.
  return { value: [[]], paths: [''] };
};

/** For the schema of a call's body: every field invalid, those of its rows and parts too, and one unknown field. */
export const allWrong = (shape: z.ZodMiniType): AllWrong => {
  const { value, paths } = wrongIn(z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' }) as Schema);
  return { value: { ...(value as object), strange: 1 }, paths: [...paths, 'strange'] };
};
