import { authRoutes } from '#shared/auth/routes.ts';

/** Ends the session here and at the identity provider. A form's reply may lead to another site, and no other site can send it. */
export const signOut = (): void => {
  const form = document.createElement('form');
  form.method = authRoutes.signOut.method;
  form.action = authRoutes.signOut.path;
  form.hidden = true;
  document.body.append(form);
  form.submit();
};
