import { mkdtempSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import postgres from 'postgres'
import type { TestProject } from 'vitest/node'
import { startPostgres } from '@/scripts/lib/postgres/postgres.mjs'
import { connect } from '@/server/db/client'
import { runMigrations } from '@/server/cli/migrate'
import { openJobQueue } from '@/server/adapters/queue/job-queue'
import { writeSite } from '@/demo/write/site'
import { advanceIdentities } from '@/demo/write/seed-context'

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string
  }
}

/** One real Postgres for the run with a template database: newest schema, one site, an empty job queue. */
export default async function setup(project: TestProject) {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'izlog-tests-'))
  const cluster = await startPostgres({ dataDir, ephemeral: true })
  const template = new URL(cluster.url)
  template.pathname = '/izlog_template'
  await makeDatabase(cluster.url, 'izlog_template')
  await runMigrations(template.href)
  await fill(template.href)
  project.provide('postgresUrl', cluster.url)
  return () => cluster.stop()
}

async function makeDatabase(url: string, name: string) {
  const sql = postgres(url, { max: 1, onnotice: () => {} })
  await sql`create database ${sql(name)}`
  await sql.end()
}

async function fill(url: string) {
  const { sql, db } = connect(url, { max: 1 })
  await db.transaction(async (tx) => {
    await writeSite(tx)
    await advanceIdentities(tx)
  })
  await sql.end()
  const boss = await openJobQueue(url)
  await boss.close()
}
