import path from 'node:path'
import { createFileStore } from '@/server/adapters/storage/file-store'
import { storage } from '@/server/adapters/storage/storage'
import { env } from '@/lib/env'
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

/** The demo draws its pictures into files; a bucket gets them from there. */
async function storeMedia(dataDir: string, log: Options['log']) {
  if (!env.S3_ENDPOINT) return
  const [files, bucket] = [createFileStore(dataDir), storage()]
  let stored = 0
  for await (const { key } of files.list('media')) {
    await bucket.put(key, path.join(dataDir, key))
    if (++stored % 500 === 0) log(`spremljeno ${stored} slika`)
  }
}

type Options = { databaseUrl: string; dataDir: string; products?: number; orders?: number; log: (line: string) => void }

/** The steps of `prepareDatabase` on a real database. */
export function databaseSteps({ databaseUrl, dataDir, products, orders, log }: Options): Steps {
  return {
    migrate: (options) => runMigrations(databaseUrl, options),
    isSeeded: () => isSeeded(databaseUrl),
    seed: async () => {
      await seedShop({ databaseUrl, dataDir, products, orders, log })
      await storeMedia(dataDir, log)
      await clearStoredPages(databaseUrl)
    },
    ensureSignIn: () => ensureOfficeAccount(databaseUrl),
  }
}
