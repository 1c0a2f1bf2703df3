import { settingsRoutes } from '#shared/settings/routes.ts';
import type { Business } from '#shared/settings/shown.ts';

/** Where the browser gets the logo; another address for every upload, so that an old picture never shows. */
export const logoAddress = ({ version }: NonNullable<Business['logo']>): string =>
  `${settingsRoutes.logo.path}?v=${version}`;
