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
};

export default config;
