/** Connection errors before any response. */
const unreached = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN']);

interface Failed {
  cause?: { package?: string };
  code?: unknown;
  name?: unknown;
  $fault?: unknown;
  $metadata?: { httpStatusCode?: number };
}

/**
 * True if an AWS service failed or timed out, after the SDK's retries or when the call ran out of time. Neither the caller's fault
 * nor ours: the same call may succeed in a moment.
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
