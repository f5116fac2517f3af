import { runMigrations } from './migrate'
import { isSeeded, seedShop } from '@/demo/seed'
import { ensureFirstSignIn } from '@/server/modules/user/first-sign-in'
import type { Steps } from './prepare-database'

type Facts = { databaseUrl: string; dataDir: string; products?: number; log: (line: string) => void }

/** The one place where preparing meets the parts it calls. */
export function databaseSteps({ databaseUrl, dataDir, products, log }: Facts): Steps {
  return {
    migrate: () => runMigrations(databaseUrl),
    isSeeded: () => isSeeded(databaseUrl),
    seed: () => seedShop({ databaseUrl, dataDir, products, log }),
    ensureSignIn: () => ensureFirstSignIn(databaseUrl),
  }
}
