import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import os from 'node:os'
import path from 'node:path'
import postgres from 'postgres'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { tryLock } from '@/scripts/lib/process/lock.mjs'
import { portFailure, portError } from '@/scripts/lib/process/ports.mjs'
import { startPostgres } from '@/scripts/lib/postgres/postgres.mjs'
import { isAlive } from '@/scripts/lib/process/processes.mjs'

// Launcher and database processes are killed (docs/rules/platform.md#embedded-database).
let dataDir = ''
const helpers: ChildProcess[] = []
const stops: (() => Promise<void>)[] = []

beforeEach(() => {
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'izlog-launcher-'))
})
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
  for (const helper of helpers.splice(0)) helper.kill('SIGKILL')
  rmSync(dataDir, { recursive: true, force: true })
})

type Options = Omit<Parameters<typeof startPostgres>[0], 'dataDir'>

async function start(options: Options = {}) {
  const database = await startPostgres({ dataDir, ...options })
  stops.push(database.stop)
  return database
}

async function ask(url: string, statement: string) {
  const sql = postgres(url, { max: 1, connect_timeout: 5, onnotice: () => {} })
  try {
    return [...(await sql.unsafe(statement))]
  } finally {
    await sql.end({ timeout: 1 })
  }
}

/** A launcher in a process of its own, which can be killed. */
async function launcher(options: Options = {}) {
  const source = `
    import { startPostgres } from ${JSON.stringify(path.resolve('scripts/lib/postgres/postgres.mjs'))}
    const database = await startPostgres(${JSON.stringify({ dataDir, ...options })})
    console.log(JSON.stringify({ url: database.url, pid: database.pid() }))
    setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', source], { stdio: ['ignore', 'pipe', 'inherit'] })
  helpers.push(child)
  const line = await new Promise<string>((resolve) => child.stdout.once('data', (chunk: Buffer) => resolve(chunk.toString())))
  const started: { url: string; pid: number } = JSON.parse(line)
  return { child, ...started }
}

const gone = (pid: number) => vi.waitFor(() => expect(isAlive(pid)).toBe(false), { timeout: 10_000, interval: 50 })

describe('the embedded database', () => {
  it('sorts, searches and unaccents Croatian, without superuser rights', async () => {
    const { url } = await start({ ephemeral: true })
    await ask(url, 'create extension pg_trgm; create extension unaccent')
    const [row] = await ask(
      url,
      `select array(select n from unnest(array['žaba','čaša','cvijet','đak']) n order by n collate "hr-x-icu") as sorted,
              unaccent('Šećer') as plain, array_length(show_trgm('čaša'), 1) as grams, upper('čaša') as upper,
              (select rolsuper from pg_roles where rolname = current_user) as super`,
    )
    expect(row).toEqual({ sorted: ['cvijet', 'čaša', 'đak', 'žaba'], plain: 'Secer', grams: 5, upper: 'ČAŠA', super: false })
  })

  it('persists data with fsync and a private password file', async () => {
    const first = await start()
    await ask(first.url, 'create table t as select 7 as n')
    await first.stop()
    const again = await start()
    expect(await ask(again.url, 'select n from t')).toEqual([{ n: 7 }])
    expect(await ask(again.url, 'show fsync')).toEqual([{ fsync: 'on' }])
    expect(statSync(path.join(dataDir, 'postgres-password')).mode & 0o777).toBe(0o600)
  })

  it('works in a private folder and leaves nothing outside after a test', async () => {
    const closed = path.join(dataDir, 'closed/data')
    mkdirSync(path.dirname(closed), { mode: 0o700 })
    const database = await startPostgres({ dataDir: closed, ephemeral: true })
    const note = path.join(closed, 'postgres-outside')
    const outside = existsSync(note) ? readFileSync(note, 'utf8').trim() : ''
    expect(existsSync(outside)).toBe(process.getuid?.() === 0)
    expect(await ask(database.url, 'select 1 as n')).toEqual([{ n: 1 }])
    await database.stop()
    expect([existsSync(closed), existsSync(outside)]).toEqual([false, false])
  })

  it('sets a new password when the old one is lost', async () => {
    const first = await start()
    await first.stop()
    rmSync(path.join(dataDir, 'postgres-password'))
    const again = await start()
    expect(again.url).not.toBe(first.url)
    expect(await ask(again.url, 'select 1 as n')).toEqual([{ n: 1 }])
  })

  it('restarts on the same port after kill -9 with all committed data', async () => {
    const database = await start()
    await ask(database.url, 'create table t as select 7 as n')
    const pid = database.pid()
    process.kill(Number(pid), 'SIGKILL')
    await vi.waitFor(async () => expect(await ask(database.url, 'select n from t')).toEqual([{ n: 7 }]), { timeout: 15_000, interval: 100 })
    expect(database.pid()).not.toBe(pid)
  })

  it('stops with a killed launcher and starts again', async () => {
    const { child, url, pid } = await launcher()
    await ask(url, 'create table t as select 7 as n')
    child.kill('SIGKILL')
    await gone(pid)
    const again = await start()
    expect(await ask(again.url, 'select n from t')).toEqual([{ n: 7 }])
  })

  it('of a test leaves nothing when the run is killed', async () => {
    const { child, pid } = await launcher({ ephemeral: true })
    child.kill('SIGKILL')
    await gone(pid)
    await vi.waitFor(() => expect(existsSync(dataDir)).toBe(false), { timeout: 5000 })
  })

  it('ignores a pid file whose number another program has', async () => {
    const first = await start()
    await first.stop()
    const cluster = existsSync(path.join(dataDir, 'postgres-outside'))
      ? readFileSync(path.join(dataDir, 'postgres-outside'), 'utf8').trim()
      : dataDir
    writeFileSync(path.join(cluster, 'postgres/postmaster.pid'), `${process.ppid}\n`)
    const again = await start()
    expect(await ask(again.url, 'select 1 as n')).toEqual([{ n: 1 }])
    expect(isAlive(process.ppid)).toBe(true)
  })

  it('replaces an incomplete cluster', async () => {
    mkdirSync(path.join(dataDir, 'postgres.new/base'), { recursive: true })
    writeFileSync(path.join(dataDir, 'postgres.new/PG_VERSION'), '18\n')
    const { url } = await start({ ephemeral: true })
    expect(await ask(url, 'select 1 as n')).toEqual([{ n: 1 }])
  })

  it('refuses data of another version with a remedy', async () => {
    mkdirSync(path.join(dataDir, 'postgres'))
    writeFileSync(path.join(dataDir, 'postgres/PG_VERSION'), '17\n')
    await expect(startPostgres({ dataDir })).rejects.toThrow(/pripadaju Postgresu 17/)
  })
})

describe('the lock', () => {
  it('has one holder, whom a second caller learns', async () => {
    const first = await tryLock(dataDir, { purpose: 'data', command: 'npm start' })
    expect('release' in first).toBe(true)
    expect(await tryLock(`${dataDir}/../${path.basename(dataDir)}`, { purpose: 'data', command: 'npm run dev' })).toEqual({
      holder: { pid: process.pid, command: 'npm start' },
    })
    if ('release' in first) await first.release()
    const third = await tryLock(dataDir, { purpose: 'data', command: 'npm run dev' })
    expect('release' in third).toBe(true)
    if ('release' in third) await third.release()
  })

  it('is released by a killed holder', async () => {
    const source = `
      import { tryLock } from ${JSON.stringify(path.resolve('scripts/lib/process/lock.mjs'))}
      await tryLock(${JSON.stringify(dataDir)}, { purpose: 'data', command: 'npm start' })
      console.log('held')
      setInterval(() => {}, 1000)`
    const child = spawn(process.execPath, ['--input-type=module', '-e', source], { stdio: ['ignore', 'pipe', 'inherit'] })
    helpers.push(child)
    await new Promise((resolve) => child.stdout.once('data', resolve))
    expect(await tryLock(dataDir, { purpose: 'data', command: 'npm start' })).toMatchObject({ holder: { pid: child.pid } })
    child.kill('SIGKILL')
    await vi.waitFor(async () => {
      const lock = await tryLock(dataDir, { purpose: 'data', command: 'npm start' })
      expect('release' in lock).toBe(true)
      if ('release' in lock) await lock.release()
    })
  })
})

it('reports a taken port with a free one', async () => {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const listenError = await portError(port, '127.0.0.1')
  expect(listenError).toBe('EADDRINUSE')
  const failure = await portFailure({ listenError: String(listenError), port, host: '127.0.0.1', command: 'npm start' })
  expect([failure.message, failure.remedy]).toEqual([
    expect.stringContaining(`Vrata ${port} su zauzeta`),
    expect.stringMatching(/^Pokrenite na drugima: PORT=\d+ npm start/),
  ])
  expect(failure.code).toBe(4)
  server.close()
})
