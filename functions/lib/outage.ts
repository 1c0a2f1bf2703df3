/** How a connection fails before anything was said. */
const unreached = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN']);

interface Failed {
  cause?: { package?: string };
  code?: unknown;
  name?: unknown;
  $fault?: unknown;
  $metadata?: { httpStatusCode?: number };
}

/**
 * Is it that a service of AWS failed or did not answer, after the SDK had tried again, or not before the call's own time
 * was over? Nothing the caller could mend, and nothing of ours: the same call may well succeed in a moment.
 */
export const isOutage = (error: unknown): boolean => {
  if (typeof error !== 'object' || error === null) return false;
  const { cause, code, name, $fault, $metadata } = error as Failed;
  if (name === 'TimeoutError' && cause?.package === '@middy/core') return true;
  if ($metadata === undefined) return false;
  return (
    $fault === 'server' ||
    ($metadata.httpStatusCode ?? 0) >= 500 ||
    name === 'TimeoutError' ||
    (typeof code === 'string' && unreached.has(code))
  );
};
