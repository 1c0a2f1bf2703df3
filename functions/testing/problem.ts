import { type ProblemCode, problemStatus, problemTitle } from '#shared/kernel/problems.ts';

/** The whole body of a refusal, apart from its errors and details: nothing private goes with it. */
export const problem = (code: ProblemCode, message: unknown) => ({
  ...{ type: `/problems/${code}`, title: problemTitle(code), status: problemStatus[code], code },
  ...{ detail: message, message },
});
