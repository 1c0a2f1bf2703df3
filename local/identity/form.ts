import { product } from '#shared/product.ts';
import { escapeHtml, page } from './page.ts';

export interface Entered {
  email: string;
  name: string;
  /** The validation error, as a sentence. */
  problem?: string;
}

const problemLine = (problem: string | undefined) =>
  problem ? `<p class="error" id="problem" role="alert">${escapeHtml(problem)}</p>` : '';

/** The sign-in form. It posts to its own URL. */
export const signInPage = ({ email, name, problem }: Entered) =>
  page(
    `Sign in to ${product.name}`,
    `<p>This machine's own sign-in takes every address, and there is no password.</p>
${problemLine(problem)}<form method="post" novalidate>
<label for="email">Email</label>
<input id="email" name="email" type="email" autocomplete="email" inputmode="email" enterkeyhint="next" required autofocus
 value="${escapeHtml(email)}"${problem ? ' aria-invalid="true" aria-describedby="problem"' : ''}>
<label for="name">Name (optional)</label>
<input id="name" name="name" autocomplete="name" enterkeyhint="go" maxlength="200" value="${escapeHtml(name)}">
<button>Sign in</button>
<button class="quiet" name="cancel" value="1">Cancel</button>
</form>`,
  );

/** Shown when a form was open for too long. */
export const expiredPage = (appUrl: string) =>
  page(
    'This sign-in has expired',
    `<p>It was left open for too long, or used already.</p>
<a class="button" href="${escapeHtml(appUrl)}/api/login">Start again</a>`,
  );

const emailShape = /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/;

/** The form's values, normalised and validated. */
export function readEntered(body: string): Entered & { cancelled: boolean } {
  const fields = new URLSearchParams(body);
  const email = (fields.get('email') ?? '').trim().toLowerCase();
  const name = (fields.get('name') ?? '').trim().replace(/\s+/g, ' ').slice(0, 200);
  const wrong = email.length > 254 || !emailShape.test(email);
  const problem = wrong ? { problem: 'Enter an email address, like name@example.com.' } : {};
  return { email, name, cancelled: fields.has('cancel'), ...problem };
}
