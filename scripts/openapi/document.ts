import * as z from 'zod/mini';
import { fieldCodes, problemStatus, problemType } from '../../shared/kernel/problems.ts';
import { product } from '../../shared/product.ts';
import { type Contract, takesBase, takesKey } from '../../shared/route.ts';
import { routes } from '../../shared/routes.ts';
import { changes } from '../../shared/sync/contract.ts';
import { cursor } from '../../shared/sync/cursor.ts';
import { changesType, sinceHeader } from '../../shared/sync/headers.ts';
import { refusals, statusesOf } from './refusals.ts';

const schema = (shape: z.ZodMiniType, io: 'input' | 'output') => {
  const { $schema, ...rest } = z.toJSONSchema(shape, { io, unrepresentable: 'any' });
  return rest;
};

const json = (content: object) => ({ content: { 'application/json': { schema: content } } });

const failure = {
  type: 'object',
  description: 'A problem document (RFC 9457); programs decide by `code`',
  required: ['type', 'title', 'status', 'detail', 'code', 'message'],
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    detail: { type: 'string' },
    code: { type: 'string', enum: Object.keys(problemStatus) },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          path: { type: 'string' },
          code: { type: 'string', enum: [...fieldCodes] },
          message: { type: 'string' },
        },
      },
    },
    message: { description: 'The same as `detail`', type: 'string' },
    issues: {
      type: 'array',
      items: {
        type: 'object',
        properties: { path: { type: 'string' }, message: { type: 'string' } },
      },
    },
    current: {
      description: 'Of a 409 for another version, or for an id that is taken: the record as it is now',
    },
  },
};

const refused = { schemas: { Failure: failure }, responses: componentsOf() };

function componentsOf() {
  const content = { content: { [problemType]: { schema: { $ref: '#/components/schemas/Failure' } } } };
  return Object.fromEntries(
    Object.values(refusals).map(([name, description]) => [name, { description, ...content }]),
  );
}

const refusalsOf = (route: Contract) =>
  Object.fromEntries(
    statusesOf(route).map((status) => [status, { $ref: `#/components/responses/${refusals[status][0]}` }]),
  );

/** The response to a mutation sent with a cursor: the usual reply, and the changes since that cursor. */
const withChanges = {
  type: 'object',
  required: ['reply', 'changes'],
  properties: {
    reply: { description: 'As application/json has it; null where there is none' },
    changes: { oneOf: [{ $ref: '#/components/schemas/Changes' }, { type: 'null' }] },
  },
};
const since = {
  name: sinceHeader,
  in: 'header',
  description: `A cursor of GET /api/changes: the reply is then ${changesType}`,
  schema: schema(cursor, 'input'),
};
const beside = { [changesType]: { schema: { $ref: '#/components/schemas/WithChanges' } } };

const replyOf = ({ method, reply }: Contract): object => {
  const more = method === 'GET' ? {} : beside;
  switch (reply.kind) {
    case 'json':
      return {
        description: 'Done',
        content: { 'application/json': { schema: schema(reply.body, 'output') }, ...more },
      };
    case 'page':
      return {
        description: 'A page; the Link header has the address of the next one',
        ...json({ type: 'array', items: schema(reply.row, 'output') }),
      };
    case 'file':
      return { description: 'A file', content: { [reply.mediaType]: {} } };
    case 'none':
      return { description: 'Done' };
    case 'redirect':
      return { description: 'The browser is sent on' };
  }
};

const fieldsOf = (shape: z.ZodMiniType | undefined) => {
  const { properties = {}, required = [] } = shape ? schema(shape, 'input') : {};
  return Object.entries(properties).map(([name, each]) => ({
    name,
    schema: each,
    isRequired: required.includes(name),
  }));
};

const parametersOf = (route: Contract): object[] => [
  ...fieldsOf(route.params)
    .filter(({ name }) => route.path.includes(`{${name}}`))
    .map(({ name, schema: each }) => ({ name, in: 'path', required: true, schema: each })),
  ...fieldsOf(route.query).map(({ name, schema: each, isRequired }) => ({
    name,
    in: 'query',
    required: isRequired,
    schema: each,
  })),
  ...(takesKey(route)
    ? [{ name: 'Idempotency-Key', in: 'header', schema: { type: 'string', maxLength: 255 } }]
    : []),
  ...(route.method === 'GET' ? [] : [{ $ref: '#/components/parameters/Since' }]),
];

/** An optional property of every edit with a version. */
const base = {
  type: 'object' as const,
  description:
    'How the fields that it changes were in the version of `updatedAt`: it is merged with what others changed',
};

const bodyOf = (route: Contract) => {
  const { body, upload, rawBody } = route;
  if (rawBody) return { required: true, content: { 'application/json': {} } };
  const data = body && schema(body, 'input');
  if (!upload && data && takesBase(route)) data.properties = { ...data.properties, base };
  if (!upload) return data && { required: true, ...json(data) };
  const file = { type: 'string', contentMediaType: 'application/octet-stream' };
  const properties = { file, ...(data && { data }) };
  const form = { type: 'object', required: Object.keys(properties), properties };
  return { required: true, content: { 'multipart/form-data': { schema: form } } };
};

const operationOf = (resource: string, name: string, route: Contract) => ({
  operationId: `${resource}.${name}`,
  tags: [resource],
  summary: route.summary,
  security: route.access === 'public' ? [] : [{ session: [] }],
  parameters: parametersOf(route),
  requestBody: bodyOf(route),
  // For a mutation: whether the app may send it long after the user made it, under an id generated at the time.
  ...(route.when && { 'x-fettle-when': route.when }),
  // The roles in a firm that may call it, and whether field staff reach all records or only those of their own jobs.
  ...(route.roles && { 'x-roles': route.roles }),
  ...(route.scope && { 'x-scope': route.scope }),
  responses: {
    [route.reply.status]: replyOf(route),
    ...(route.reply.kind === 'json' && route.reply.orNone && { 204: { description: 'Nothing to tell' } }),
    ...(route.reply.kind === 'json' && route.reply.orAccepted && { 202: replyOf(route) }),
    ...(route.reply.kind === 'json' && route.reply.orThere && { 200: replyOf(route) }),
    ...refusalsOf(route),
  },
});

/** The API as an OpenAPI 3.1 document, generated from the route table alone. */
export const openApi = () => {
  const paths: Record<string, Record<string, ReturnType<typeof operationOf>>> = {};
  for (const [resource, calls] of Object.entries(routes)) {
    for (const [name, route] of Object.entries(calls) as [string, Contract][]) {
      paths[route.path] = {
        ...paths[route.path],
        [route.method.toLowerCase()]: operationOf(resource, name, route),
      };
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: product.name, version: '1', license: { name: 'All rights reserved', url: '/terms' } },
    servers: [{ url: '/', description: 'Where the app is served from' }],
    paths,
    components: {
      schemas: { ...refused.schemas, Changes: schema(changes, 'output'), WithChanges: withChanges },
      responses: refused.responses,
      parameters: { Since: since },
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: '__Host-fettle' } },
    },
  };
};
