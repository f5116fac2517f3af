import { runMigrations } from './migrate'
import { isSeeded, seedShop } from '@/demo/seed'
import { ensureOfficeAccount } from '@/demo/accounts'
import type { Steps } from './prepare-database'

type Options = { databaseUrl: string; dataDir: string; products?: number; log: (line: string) => void }

/** The steps of `prepareDatabase` on a real database. */
export function databaseSteps({ databaseUrl, dataDir, products, log }: Options): Steps {
  return {
    migrate: (options) => runMigrations(databaseUrl, options),
    isSeeded: () => isSeeded(databaseUrl),
    seed: () => seedShop({ databaseUrl, dataDir, products, log }),
    ensureSignIn: () => ensureOfficeAccount(databaseUrl),
  }
}
