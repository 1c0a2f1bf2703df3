import { ApiError } from '../../store/api-error.ts';

/** The errors by field. */
export const issuesIn = (error: unknown): Readonly<Record<string, string>> => {
  if (!(error instanceof ApiError)) return {};
  const { issues = [] } = error.body as { issues?: { path: string; message: string }[] };
  return Object.fromEntries(issues.map(({ path, message }) => [path.replace(/\..*/, ''), message]));
};
