import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { fileLedger, memoryLedger } from './ledger'
import { loadGatewaySecret } from './secret'

const folder = mkdtempSync(path.join(tmpdir(), 'izlog-gateway-'))
afterAll(() => rmSync(folder, { recursive: true }))

describe.each([
  ['in files', fileLedger(folder)],
  ['in memory', memoryLedger()],
])('a ledger %s', (_, ledger) => {
  it('keeps the first of concurrent facts', async () => {
    const recorded = await Promise.all(Array.from({ length: 20 }, (_, writer) => ledger.record('p1', 'decision', { writer })))
    expect(new Set(recorded.map((one) => JSON.stringify(one))).size).toBe(1)
    expect(await ledger.find('p1', 'decision')).toEqual(recorded[0])
  })

  it('finds nothing for an unknown payment', async () => {
    expect(await ledger.find('p2', 'decision')).toBeUndefined()
    expect(await ledger.list('p2', 'refund')).toEqual([])
  })

  it('lists the facts of a payment by prefix', async () => {
    await ledger.record('p3', 'refund-a', 1)
    await ledger.record('p3', 'refund-b', 2)
    await ledger.record('p3', 'payment', 3)
    await ledger.record('p4', 'refund-a', 4)
    expect(await ledger.list('p3', 'refund')).toEqual([1, 2])
  })

  it('accepts any reference as a name', async () => {
    const reference = '../../../etc/passwd\0 č'
    await ledger.record(reference, 'payment', 'x')
    expect(await ledger.find(reference, 'payment')).toBe('x')
  })
})

it('a file ledger survives restarts and leaves no partial files', async () => {
  await fileLedger(folder).record('p5', 'payment', { a: 1 })
  expect(await fileLedger(folder).find('p5', 'payment')).toEqual({ a: 1 })
  const files = await readdir(folder, { recursive: true })
  expect(files.filter((file) => file.endsWith('.part'))).toEqual([])
})

it('the secret is created once per installation and readable by its owner only', () => {
  const secret = loadGatewaySecret(folder)
  expect(secret).toMatch(/^[\w-]{43}$/)
  expect(loadGatewaySecret(folder)).toBe(secret)
  expect(statSync(path.join(folder, 'secret')).mode & 0o777).toBe(0o600)
  expect(loadGatewaySecret(path.join(folder, 'another'))).not.toBe(secret)
})
