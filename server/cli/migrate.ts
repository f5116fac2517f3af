import { migrate } from 'drizzle-orm/postgres-js/migrator'
import path from 'node:path'
import { installJobs } from '@/server/adapters/queue/boss'
import { connect } from '@/server/db/client'

/** The advisory lock under which migrations run: 'izlog' in ASCII. Several instances may start at once; the others wait. */
const migrationLock = 0x697a6c6f67

/** Brings the database to the newest schema, the job queue's included. Forward only; a repeated call does nothing. */
export async function runMigrations(url: string, root = process.cwd()) {
  const { sql, db } = connect(url, { max: 1 })
  try {
    // A large table may take its time, and so may another instance that migrates before us.
    await sql`set statement_timeout = 0`
    await sql`set lock_timeout = 0`
    await sql`select pg_advisory_lock(${migrationLock})`
    await migrate(db, { migrationsFolder: path.join(root, 'server/db/migrations') })
    await installJobs(url)
    await sql`select pg_advisory_unlock(${migrationLock})`
  } finally {
    await sql.end()
  }
}
