import swc from '@swc/core';

// TypeScript 7 has no compiler API, so swc parses; dependency-cruiser 17 does not tell it which files hold JSX.
const parseFileSync = swc.parseFileSync.bind(swc);
swc.parseFileSync = (file, options) => parseFileSync(file, { ...options, tsx: file.endsWith('.tsx') });

/** Who may import whom; see README.md, "Where things are". Tests may reach further: they start the whole system. */

const test = '\\.test\\.tsx?$|/testing/|^infra/test/';

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'shared-imports-zod-only',
      comment: 'The rules both sides use stand on nothing but zod.',
      severity: 'error',
      from: { path: '^shared/', pathNot: test },
      to: { pathNot: '^shared/|^node_modules/zod/' },
    },
    {
      name: 'functions-import-shared-only',
      severity: 'error',
      from: { path: '^functions/', pathNot: test },
      to: { path: '^(web|infra|local|tools|e2e|bench|scripts)/' },
    },
    {
      name: 'web-imports-shared-only',
      severity: 'error',
      from: { path: '^web/', pathNot: test },
      to: { path: '^(functions|infra|local|tools|e2e|bench|scripts)/' },
    },
    {
      name: 'infra-imports-shared-only',
      comment: 'The stack names handlers by their path; the keys of the table are data that it has to know.',
      severity: 'error',
      from: { path: '^infra/', pathNot: test },
      to: {
        path: '^(web|functions|local|tools|e2e|bench|scripts)/',
        pathNot: '^functions/lib/table-definition\\.ts$',
      },
    },
    {
      name: 'local-system-loads-functions',
      comment: 'Of the cloud it knows only how a Lambda is bundled, to run the bundles themselves.',
      severity: 'error',
      from: { path: '^local/', pathNot: test },
      to: {
        path: '^(web|infra|e2e|bench|scripts)/',
        pathNot: '^infra/app/(bundle|entries|needs|permissions)\\.ts$',
      },
    },
    {
      name: 'tools-stand-alone',
      comment: 'Another project could take them; only the training of the receipt rules knows those rules.',
      severity: 'error',
      from: { path: '^tools/', pathNot: `${test}|^tools/receipts/training/` },
      to: { path: '^(shared|functions|web|infra|local|e2e|bench|scripts)/' },
    },
    {
      name: 'features-do-not-know-each-other',
      comment: 'What two features need lies in web/src/data, forms or components.',
      severity: 'error',
      from: { path: '^web/src/features/([^/]+)/' },
      to: { path: '^web/src/features/', pathNot: '^web/src/features/$1/' },
    },
    {
      name: 'guest-stands-alone',
      comment:
        'What customers see is another build with another renderer: of the app it shares the styles alone.',
      severity: 'error',
      from: { path: '^web/src/guest/' },
      to: { path: '^web/src/|^node_modules/', pathNot: '^web/src/guest/|^node_modules/(preact|zod)/' },
    },
    {
      name: 'nobody-imports-guest',
      severity: 'error',
      from: { path: '^web/src/', pathNot: '^web/src/guest/' },
      to: { path: '^web/src/guest/' },
    },
    {
      name: 'app-stands-above-all',
      comment: 'The shell loads the features; what both need lies in web/src/data, forms or components.',
      severity: 'error',
      from: { path: '^web/src/', pathNot: '^web/src/app/' },
      to: { path: '^web/src/app/' },
    },
    {
      name: 'components-know-no-domain',
      severity: 'error',
      from: { path: '^web/src/components/' },
      to: { path: '^web/src/(features|forms|data|api|app|landing)/' },
    },
    {
      name: 'browser-code-uses-no-node',
      severity: 'error',
      from: { path: '^(web/src|shared)/', pathNot: test },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'product-uses-no-development-package',
      severity: 'error',
      from: { path: '^(functions|web/src|shared)/', pathNot: test },
      to: {
        dependencyTypes: ['npm-dev'],
        dependencyTypesNot: ['type-only'],
        pathNot: '^node_modules/@types/',
      },
    },
    {
      name: 'one-test-knows-the-simulator',
      comment: 'Its licence is the AGPL: docs/decisions/037 says why that is no trouble there.',
      severity: 'error',
      from: { pathNot: '^infra/test/judge\\.ts$' },
      to: { path: '^node_modules/@cloud-copilot/' },
    },
    {
      name: 'nothing-stands-on-a-test',
      severity: 'error',
      from: { pathNot: `${test}|^e2e/|^bench/|^scripts/|^tools/receipts/training/` },
      to: { path: '\\.test\\.tsx?$|/testing/' },
    },
    {
      name: 'no-cycles',
      comment: 'Not through what is loaded lazily either.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    { name: 'resolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
    {
      name: 'no-orphans',
      comment: 'A file that nothing uses and that uses nothing, but for what infra loads by its path.',
      severity: 'error',
      from: {
        orphan: true,
        pathNot:
          '\\.d\\.ts$|^infra/.*\\.m?js$|^infra/app/bundled/|^local/.*\\.m?js$|^tools/stripe-local/script/',
      },
      to: {},
    },
  ],
  options: {
    doNotFollow: { path: '^node_modules/' },
    exclude: { path: '^(dist|cdk\\.out)/' },
    parser: 'swc',
    tsPreCompilationDeps: 'specify',
    tsConfig: undefined,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json', '.css', '.d.ts'],
      mainFields: ['module', 'main', 'types', 'typings'],
    },
  },
};
