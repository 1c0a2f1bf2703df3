import { fileURLToPath } from 'node:url';
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Connect, Plugin, ViteDevServer } from 'vite';
import { runnerImport } from 'vite';
import { appFiles } from './app-files.ts';
import { bootScript, bootTag } from './boot-script.ts';
import { closedCalls, firstCalls } from './first-calls.ts';

const landing = fileURLToPath(new URL('../src/landing/landing.tsx', import.meta.url));
const devBoot = '/boot.js';

/** Renders the landing page into index.html and gives both documents their boot script. */
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
        const { scripts, styles, pages } = appFiles(bundle);
        const boot = { src: `/${this.getFileName(bootFile)}`, pages, calls: firstCalls, closed: closedCalls };
        const tags = {
          'index.html': bootTag({ ...boot, page: 'landing', scripts, styles }),
          // Vite adds this document's script and stylesheet itself.
          'app.html': bootTag({ ...boot, page: 'app', scripts: [], styles: [] }),
        };
        for (const [name, tag] of Object.entries(tags)) {
          const page = bundle[name];
          if (page?.type === 'asset') page.source = String(page.source).replace('<!--boot-->', tag);
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
        const boot = bootTag({
          src: devBoot,
          page: 'landing',
          scripts,
          styles: [],
          pages: {},
          calls: {},
          closed: {},
        });
        return page.replace('<!--boot-->', boot);
      },
    },
  };
};

const drawLanding = async (server: ViteDevServer | undefined): Promise<string> => {
  const module = server
    ? await server.ssrLoadModule(landing)
    : (await runnerImport<{ Landing: ComponentType }>(landing, { configFile: false })).module;
  return renderToStaticMarkup(createElement(module.Landing as ComponentType));
};

const serveBoot: Connect.NextHandleFunction = async (request, response, next) => {
  if (request.url !== devBoot) return next();
  response.setHeader('Content-Type', 'text/javascript');
  response.end(await bootScript());
};
