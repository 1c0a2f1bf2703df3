import type { IncomingMessage, ServerResponse } from 'node:http';
import { freePort } from '../data/ports.ts';
import { projectPath } from '../project.ts';
import { documentOf, isScreen } from './locate.ts';
import { withScripts } from './scripts.ts';

export interface DevelopmentSite {
  site: (req: IncomingMessage, res: ServerResponse) => Promise<void>;
  stop: () => Promise<void>;
}

/** Serves the web app from its sources, with hot reload. `scripts` run before the app's own. */
export async function developmentSite(data: string, scripts: string[] = []): Promise<DevelopmentSite> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    configFile: projectPath('vite.config.ts'),
    server: { middlewareMode: true, hmr: { port: await freePort(data, 'hmr') } },
    clearScreen: false,
    plugins: [{ name: 'scripts-before', transformIndexHtml: (html) => withScripts(html, scripts) }],
  });
  return {
    site: async (req, res) => {
      const path = (req.url ?? '/').split('?', 1)[0] ?? '/';
      // The landing page, the app's screens and the customers' pages are three documents.
      if (path !== '/' && isScreen(path) && !path.startsWith('/@')) req.url = `/${documentOf(path)}`;
      vite.middlewares(req, res);
    },
    stop: () => vite.close(),
  };
}
