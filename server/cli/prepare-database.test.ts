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
    migrate: async ({ replacesOutdated }) => void done.push(replacesOutdated ? 'migrate, replacing' : 'migrate'),
    isSeeded: async () => seeded,
    seed: async () => void done.push('seed'),
    ensureSignIn: async () => ({ email: 'uprava@pod-lampom.example', password: 'lozinka-1', created }),
  }
  return { steps, done }
}

describe('prepareDatabase', () => {
  it('migrates, seeds an empty database and writes the sign-in to a private file', async () => {
    const { steps, done } = stub({ seeded: false, created: true })
    await prepareDatabase(steps, { dataDir, alwaysSeed: false, log: () => {} })
    const file = path.join(dataDir, 'first-sign-in.txt')
    expect(done).toEqual(['migrate', 'seed'])
    expect(readFileSync(file, 'utf8')).toContain('Lozinka: lozinka-1')
    expect(statSync(file).mode & 0o777).toBe(0o600)
  })

  it('neither seeds a filled database nor rewrites the sign-in file', async () => {
    const { steps, done } = stub({ seeded: true, created: false })
    await prepareDatabase(steps, { dataDir, alwaysSeed: false, log: () => {} })
    expect(done).toEqual(['migrate'])
    expect(() => statSync(path.join(dataDir, 'first-sign-in.txt'))).toThrow('ENOENT')
  })

  it('seeds a filled database again when asked, replacing an outdated one', async () => {
    const { steps, done } = stub({ seeded: true, created: false })
    await prepareDatabase(steps, { dataDir, alwaysSeed: true, log: () => {} })
    expect(done).toEqual(['migrate, replacing', 'seed'])
  })
})
