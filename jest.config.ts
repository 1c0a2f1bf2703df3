/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';

// Jest checks the cloud templates, as `cdk init` has it; every other test is vitest's.
const config: Config = {
  testMatch: ['<rootDir>/infra/test/**/*.test.ts'],
  globalSetup: '<rootDir>/infra/test/synthesise.ts',
  transform: {
    '\\.ts$': [
      '@swc/jest',
      { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' }, module: { type: 'commonjs' } },
    ],
  },
  maxWorkers: 2,
  // Long enough for a busy machine; a test that passes does not wait.
  testTimeout: 120_000,
};

export default config;
