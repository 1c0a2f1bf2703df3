import { errorOf } from './api-error.ts';
import { ofTheService } from './heard.ts';

interface Upload {
  method: string;
  file: File;
  /** Sent as JSON in the part `data`. */
  body: unknown;
  headers: Headers;
  onProgress?: ((share: number) => void) | undefined;
  signal?: AbortSignal | undefined;
}

/** The headers of a reply, as XMLHttpRequest gives them: one a line. */
export const headersIn = (lines: string): Headers =>
  new Headers(
    lines
      .split('\r\n')
      .filter(Boolean)
      .map((line): [string, string] => {
        const at = line.indexOf(':');
        return [line.slice(0, at), line.slice(at + 1).trim()];
      }),
  );

/**
 * Sends a file as multipart/form-data, by XMLHttpRequest because `fetch` reports no upload progress. Rejects as `fetch` does: with
 * a TypeError if there was no answer, with an AbortError if aborted.
 */
export const sendForm = async (address: string, upload: Upload): Promise<Response> => {
  const { method, file, body, headers, onProgress, signal } = upload;
  const form = new FormData();
  form.set('file', file);
  if (body !== undefined) form.set('data', JSON.stringify(body));
  const answered = new Promise<Response>((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, address);
    for (const [name, value] of headers) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(loaded / total);
    request.onload = () => {
      const reply = new Response(request.responseText, {
        status: request.status,
        statusText: request.statusText,
        headers: headersIn(request.getAllResponseHeaders()),
      });
      resolve(reply);
    };
    request.onerror = () => reject(new TypeError('No answer came'));
    request.onabort = () => reject(new DOMException('Given up', 'AbortError'));
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(form);
  });
  const reply = ofTheService(await answered);
  if (!reply.ok) throw await errorOf(reply);
  return reply;
};
