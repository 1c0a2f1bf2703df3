import { fileURLToPath } from 'node:url';
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Connect, Plugin, ViteDevServer } from 'vite';
import { runnerImport } from 'vite';
import { appFiles } from './app-files.ts';
import { bootScript, bootTag } from './boot-script.ts';
import { firstCalls } from './first-calls.ts';

const landing = fileURLToPath(new URL('../src/landing/landing.tsx', import.meta.url));
const devBoot = '/boot.js';

// The boot script runs the app, and loads the page anew where its code is gone.
const moduleTags = /\s*<(script type="module"[^>]*><\/script|link rel="modulepreload"[^>]*)>/g;

/** Draws the landing page into index.html and gives both documents their boot script. */
export const landingPage = (): Plugin => {
  let server: ViteDevServer | undefined;
  let bootFile = '';
  return {
    name: 'landing-page',
    configureServer(started) {
      server = started;
      started.middlewares.use(serveBoot);
    },
    async buildStart() {
      if (server) return;
      const source = await bootScript();
      bootFile = this.emitFile({ type: 'asset', name: 'boot.js', source });
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const { styles, ...files } = appFiles(bundle);
        const src = `/${this.getFileName(bootFile)}`;
        const tags = {
          'index.html': bootTag({ ...files, src, page: 'landing', styles, calls: firstCalls }),
          'app.html': `${bootTag({ ...files, src, page: 'app', styles: [], calls: firstCalls })}${preloads(files.scripts)}`,
        };
        for (const [name, tag] of Object.entries(tags)) {
          const page = bundle[name];
          if (page?.type !== 'asset') continue;
          page.source = String(page.source).replace(moduleTags, '').replace('<!--boot-->', tag);
        }
      },
    },
    transformIndexHtml: {
      order: 'pre',
      async handler(html, { path }) {
        if (path !== '/index.html') return html;
        const page = html.replace('<!--landing-->', await drawLanding(server));
        if (!server) return page;
        const scripts = ['/src/app/main.tsx'];
        const boot = bootTag({ src: devBoot, page: 'landing', scripts, styles: [], pages: {}, calls: {} });
        return page.replace('<!--boot-->', boot);
      },
    },
  };
};

/** What the app consists of, for the browser to send for as soon as it has the document. */
const preloads = (scripts: readonly string[]): string =>
  scripts.map((href) => `<link rel="modulepreload" href="${href}" />`).join('');

const drawLanding = async (server: ViteDevServer | undefined): Promise<string> => {
  const module = server
    ? await server.ssrLoadModule(landing)
    : (await runnerImport<{ Landing: ComponentType }>(landing, { configFile: false })).module;
  return renderToStaticMarkup(createElement(module['Landing'] as ComponentType));
};

const serveBoot: Connect.NextHandleFunction = async (request, response, next) => {
  if (request.url !== devBoot) return next();
  response.setHeader('Content-Type', 'text/javascript');
  response.end(await bootScript());
};
