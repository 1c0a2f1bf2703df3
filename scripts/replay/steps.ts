import * as z from 'zod/mini';

/** One call of a recorded sequence. */
export interface Step {
  /** A method and a path with its names in braces: `PUT /api/jobs/{id}`. */
  route: string;
  params?: Record<string, string | number> | undefined;
  body?: unknown;
  /** When the call is made, an ISO instant; by default a second after the one before. */
  at?: string | undefined;
}

const shape = z.object({
  steps: z.array(
    z.object({
      route: z.string(),
      params: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
      body: z.optional(z.unknown()),
      at: z.optional(z.string().check(z.refine((at) => !Number.isNaN(Date.parse(at)), 'is no instant'))),
    }),
  ),
});

/** Parses the steps of a file. Throws an Error that says what is invalid. */
export const stepsIn = (read: unknown): Step[] => {
  const { data, error } = shape.safeParse(read);
  if (data) return data.steps;
  const [issue] = error.issues;
  throw new Error(`${issue?.path.join('.') || 'the file'}: ${issue?.message ?? 'cannot be read'}`);
};
