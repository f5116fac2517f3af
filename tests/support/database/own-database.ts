import { mkdirSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import postgres from 'postgres'
import { afterAll, afterEach, inject } from 'vitest'
import { resetEnv } from '@/lib/env'
import { caches } from '@/server/core/cache/registry.mjs'
import { closeDatabase } from '@/server/db/client'
import { resetRateLimits } from '@/server/core/rate-limits'
import { closeJobQueue } from '@/server/adapters/queue/job-queue'
import { takeCopy } from './copies'
import { dropDatabase } from './drop-database'

/** Each test file gets a database copied from the template, and an empty folder. */
const clusterUrl = inject('postgresUrl')
const name = await takeCopy(clusterUrl)
const url = new URL(clusterUrl)
url.pathname = `/${name}`

// One per worker: modules with open files live on.
const dataDir = path.join(os.tmpdir(), `izlog-test-data-${process.pid}`)
rmSync(dataDir, { recursive: true, force: true })
mkdirSync(dataDir)
const settings = { ...process.env }
process.env.DATABASE_URL = url.href
process.env.DATA_DIR = dataDir
process.env.LOG_LEVEL ||= 'silent'
process.env.RATE_LIMITS = 'on'
// What the last file left running may have read the settings in between.
resetEnv()

afterEach(() => {
  caches.clear()
  // Many tests order for one address.
  resetRateLimits('mails')
})

// Modules live on for the worker's next file, so their state is reset.
afterAll(async () => {
  await closeJobQueue()
  await closeDatabase()
  for (const variable of Object.keys(process.env)) if (!(variable in settings)) delete process.env[variable]
  Object.assign(process.env, settings)
  resetEnv()
  resetRateLimits()
  rmSync(dataDir, { recursive: true, force: true })
  // Only to save space: the cluster is removed after the run, and a vacuum may block this.
  const maintenance = postgres(clusterUrl, { max: 1, onnotice: () => {} })
  await dropDatabase(maintenance, name).catch(() => {})
  await maintenance.end()
})
