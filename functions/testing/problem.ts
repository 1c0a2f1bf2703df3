import { type ProblemCode, problemStatus, problemTitle } from '#shared/kernel/problems.ts';

/** The whole body of a refused call, but for its errors and what else it tells: nothing private goes with it. */
export const problem = (code: ProblemCode, message: unknown) => ({
  ...{ type: `/problems/${code}`, title: problemTitle(code), status: problemStatus[code], code },
  ...{ detail: message, message },
});
