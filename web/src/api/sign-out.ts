import { authRoutes } from '#shared/auth/routes.ts';

/**
 * Ends the session here and at the identity provider. It is a form because a form's reply may redirect to another site, and no
 * other site can post it.
 */
export const signOut = (): void => {
  const form = document.createElement('form');
  form.method = authRoutes.signOut.method;
  form.action = authRoutes.signOut.path;
  form.hidden = true;
  document.body.append(form);
  form.submit();
};
