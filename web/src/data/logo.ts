import { settingsRoutes } from '#shared/settings/routes.ts';
import type { Business } from '#shared/settings/shown.ts';

/** The logo's URL, different for every upload, so that the browser never shows an old one from its cache. */
export const logoAddress = ({ version }: NonNullable<Business['logo']>): string =>
  `${settingsRoutes.logo.path}?v=${version}`;
