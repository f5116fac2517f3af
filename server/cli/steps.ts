import { publishClear } from '@/server/core/cache/publish-invalidations'
import { connect } from '@/server/db/client'
import { runMigrations } from './migrate'
import { isSeeded, seedShop } from '@/demo/seed'
import { ensureOfficeAccount } from '@/demo/accounts'
import type { Steps } from './prepare-database'

/** A shop that runs or has run on this database may have stored its pages. */
async function clearStoredPages(databaseUrl: string) {
  const { sql, db } = connect(databaseUrl, { max: 1 })
  try {
    await publishClear(db, undefined)
  } finally {
    await sql.end()
  }
}

type Options = { databaseUrl: string; dataDir: string; products?: number; log: (line: string) => void }

/** The steps of `prepareDatabase` on a real database. */
export function databaseSteps({ databaseUrl, dataDir, products, log }: Options): Steps {
  return {
    migrate: (options) => runMigrations(databaseUrl, options),
    isSeeded: () => isSeeded(databaseUrl),
    seed: async () => {
      await seedShop({ databaseUrl, dataDir, products, log })
      await clearStoredPages(databaseUrl)
    },
    ensureSignIn: () => ensureOfficeAccount(databaseUrl),
  }
}
