import os from 'node:os'
import path from 'node:path'
import { defineConfig } from 'vitest/config'

const alias = { '@': path.resolve(import.meta.dirname) }

const onPostgres = {
  globalSetup: ['tests/support/database/template-database.ts'],
  setupFiles: ['tests/support/real-timers.ts', 'tests/support/database/own-database.ts'],
  pool: 'forks' as const,
  sequence: { groupOrder: 1 },
  testTimeout: 40_000,
  hookTimeout: 60_000,
}

export default defineConfig({
  resolve: { alias },
  test: {
    // One more worker than vitest's default on two cores, because Postgres takes much of the time.
    maxWorkers: Math.max(2, os.availableParallelism() - 1),
    projects: [
      {
        resolve: { alias },
        test: {
          name: 'unit',
          isolate: false,
          include: ['{lib,features,components,server,demo,app,scripts}/**/*.test.ts', 'tests/repo/**/*.test.ts'],
          exclude: ['tests/repo/launcher.test.ts', '**/*.isolated.test.ts'],
          setupFiles: ['tests/support/real-timers.ts'],
          testTimeout: 20_000,
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'isolated',
          include: ['{lib,features,components,server,demo,app,scripts}/**/*.isolated.test.ts'],
          testTimeout: 20_000,
        },
      },
      {
        resolve: { alias },
        oxc: { jsx: { runtime: 'automatic' } },
        test: {
          name: 'dom',
          environment: 'jsdom',
          // One jsdom and one copy of the packages for all files; `dom.ts` gives each file our own modules anew.
          isolate: false,
          include: ['{features,components}/**/*.test.tsx'],
          setupFiles: ['tests/support/real-timers.ts', 'tests/support/dom/dom.ts'],
          testTimeout: 20_000,
        },
      },
      {
        resolve: { alias: { ...alias, typescript: path.resolve(import.meta.dirname, 'tests/support/typescript-5.ts') } },
        test: {
          ...onPostgres,
          name: 'api',
          server: { deps: { inline: ['openapi-typescript'] } },
          include: ['tests/api/**/*.test.ts'],
          exclude: ['**/*.isolated.test.ts'],
          isolate: false,
        },
      },
      { resolve: { alias }, test: { ...onPostgres, name: 'api-isolated', include: ['tests/api/**/*.isolated.test.ts'] } },
      {
        resolve: { alias },
        test: { name: 'launcher', include: ['tests/repo/launcher.test.ts'], testTimeout: 120_000, sequence: { groupOrder: 1 } },
      },
    ],
  },
})
