import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { prepareDatabase, type Steps } from './prepare-database'

let dataDir = ''
beforeEach(() => {
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'izlog-prepare-'))
})
afterEach(() => rmSync(dataDir, { recursive: true }))

function stub({ seeded, created }: { seeded: boolean; created: boolean }) {
  const done: string[] = []
  const steps: Steps = {
    migrate: async () => void done.push('migrate'),
    isSeeded: async () => seeded,
    seed: async () => void done.push('seed'),
    ensureSignIn: async () => ({ email: 'uprava@pod-lampom.example', password: 'lozinka-1', created }),
  }
  return { steps, done }
}

describe('prepareDatabase', () => {
  it('migrates, fills an empty shop and keeps the sign-in for its owner alone', async () => {
    const { steps, done } = stub({ seeded: false, created: true })
    await prepareDatabase(steps, { dataDir, alwaysSeed: false, log: () => {} })
    const file = path.join(dataDir, 'first-sign-in.txt')
    expect(done).toEqual(['migrate', 'seed'])
    expect(readFileSync(file, 'utf8')).toContain('Lozinka: lozinka-1')
    expect(statSync(file).mode & 0o777).toBe(0o600)
  })

  it('leaves a filled shop and an existing sign-in alone', async () => {
    const { steps, done } = stub({ seeded: true, created: false })
    await prepareDatabase(steps, { dataDir, alwaysSeed: false, log: () => {} })
    expect(done).toEqual(['migrate'])
    expect(() => statSync(path.join(dataDir, 'first-sign-in.txt'))).toThrow('ENOENT')
  })

  it('fills a filled shop again when asked', async () => {
    const { steps, done } = stub({ seeded: true, created: false })
    await prepareDatabase(steps, { dataDir, alwaysSeed: true, log: () => {} })
    expect(done).toEqual(['migrate', 'seed'])
  })
})
