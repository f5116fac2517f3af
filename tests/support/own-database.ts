import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import postgres from 'postgres'
import { afterAll, afterEach, inject } from 'vitest'

/** Each test file has a database of its own, copied from the template, and a folder of its own. */
const name = `t_${process.pid}_${Date.now().toString(36)}_${Math.floor(Math.random() * 1e9).toString(36)}`
const url = new URL(inject('postgresUrl'))
const maintenance = postgres(url.href, { max: 1, onnotice: () => {} })
await maintenance`create database ${maintenance(name)} template izlog_template`
url.pathname = `/${name}`

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'izlog-test-data-'))
process.env.DATABASE_URL = url.href
process.env.DATA_DIR = dataDir
process.env.LOG_LEVEL ??= 'silent'
process.env.RATE_LIMITS = 'on'

afterEach(async () => {
  const { caches } = await import('@/server/cache/registry.mjs')
  caches.clear()
})

afterAll(async () => {
  const [{ database }, { closeBoss }] = await Promise.all([import('@/server/db/client'), import('@/server/jobs/boss')])
  await closeBoss()
  await database().sql.end({ timeout: 1 })
  await maintenance`drop database ${maintenance(name)} with (force)`
  await maintenance.end()
  rmSync(dataDir, { recursive: true, force: true })
})
