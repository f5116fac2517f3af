import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { fileStoreContract } from '@/tests/support/file-store-contract'
import { loopbackS3 } from '@/tests/support/loopback/s3'
import { smallPart } from './port'
import { createS3Store } from './s3-store'

const timeouts = { silenceMs: 150, pauseMs: 1 }
let s3: Awaited<ReturnType<typeof loopbackS3>>
let folder = ''
beforeAll(async () => {
  s3 = await loopbackS3()
})
afterAll(() => s3.close())
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'izlog-s3-'))
  s3.objects.clear()
  s3.state.pageSize = 1000
})
afterEach(async () => {
  s3.faults.length = 0
  s3.calls.length = 0
  await rm(folder, { recursive: true })
})

const store = (changed: Partial<typeof s3.settings> = {}) => createS3Store({ ...s3.settings, ...changed }, timeouts)

async function stored(text: string, key = 'media/a/x.txt') {
  const file = path.join(folder, 'local')
  await writeFile(file, text)
  await store().put(key, file)
  s3.calls.length = 0
}

const copy = () => store().download('media/a/x.txt', path.join(folder, 'copy'))

describe('a bucket is a store of files', () => {
  fileStoreContract(() => store())
})

it('lists more than one page', async () => {
  for (const name of ['a', 'b', 'c', 'd', 'e']) await stored(name, `media/${name}/x.txt`)
  s3.state.pageSize = 2
  const keys: string[] = []
  for await (const { key } of store().list('media')) keys.push(key)
  expect(keys).toEqual(['a', 'b', 'c', 'd', 'e'].map((name) => `media/${name}/x.txt`))
  expect(s3.calls).toHaveLength(3)
})

it('opens a picture with one call', async () => {
  await stored('slika')
  const opened = await store().open('media/a/x.txt')
  expect(await opened?.read({ from: 0, to: 4 })).toEqual(Buffer.from('slika'))
  expect(s3.calls).toEqual(['GET media/a/x.txt'])
})

describe('a service that fails', () => {
  it.each([[[503]], [[500, 429]], [['drop' as const]], [['hang' as const, 503]]])('for a while is asked again: %j', async (faults) => {
    await stored('tekst')
    s3.faults.push(...faults)
    expect(await store().sizeOf('media/a/x.txt')).toBe(5)
    s3.faults.push(...faults)
    await stored('drugi')
    expect(s3.objects.get('media/a/x.txt')?.data.toString()).toBe('drugi')
  })

  it.each([
    ['fails on', [503, 500, 503], /^HEAD media\/a\/x\.txt of the bucket lampa-datoteke at \S+ was refused with 503/],
    ['hangs', ['hang' as const, 'hang' as const, 'hang' as const], /got no answer: no sign of it for 150 ms$/],
    ['refuses', [403], /was refused with 403/],
  ])('and %s is an outage with a reason', async (_, faults, message) => {
    s3.faults.push(...faults)
    const error: unknown = await store()
      .sizeOf('media/a/x.txt')
      .catch((reason: unknown) => reason)
    expect(error).toMatchObject({ code: 'UNAVAILABLE', cause: { name: 'S3Error', message: expect.stringMatching(message) } })
    expect(s3.calls).toHaveLength(faults.length)
  })

  it.each(['cut', 'stall', 'lie'] as const)('within a file (%s) leaves nothing of it', async (fault) => {
    await stored('tekst')
    s3.faults.push(fault)
    await expect(copy()).rejects.toMatchObject({ code: 'UNAVAILABLE' })
    expect(await readdir(folder)).toEqual([])
    expect(await copy()).toBe(true)
    expect(await readFile(path.join(folder, 'copy'), 'utf8')).toBe('tekst')
  })

  it('does not count the pauses of a slow reader as silence', async () => {
    const size = 40 * smallPart
    await stored('x'.repeat(size))
    const body = await (await store().open('media/a/x.txt'))?.read({ from: 0, to: size - 1 })
    let read = 0
    for await (const chunk of body ?? []) {
      if (read === 0) await new Promise((resolve) => setTimeout(resolve, 2 * timeouts.silenceMs))
      read += typeof chunk === 'number' ? 1 : chunk.length
    }
    expect(read).toBe(size)
  })
})

it.each([
  ['another secret', { secretAccessKey: 'kriva' }, 'SignatureDoesNotMatch'],
  ['another key', { accessKeyId: 'KRIVI' }, 'InvalidAccessKeyId'],
  ['another region', { region: 'us-east-1' }, 'AuthorizationHeaderMalformed'],
  ['another bucket', { bucket: 'nema-ga' }, 'NoSuchBucket'],
])('is refused with %s', async (_, changed, code) => {
  const file = path.join(folder, 'local')
  await writeFile(file, 'tekst')
  await expect(store(changed).put('media/a/x.txt', file)).rejects.toMatchObject({ cause: { facts: { code } } })
  expect(await readFile(file, 'utf8')).toBe('tekst')
})

describe('an upload address', () => {
  const plan = { key: 'incoming/1/abc', size: 5, mime: 'image/png', expiresAt: new Date(Date.now() + 60_000) }

  it('takes the planned file once', async () => {
    const { url, headers } = (await store().uploadAddress(plan)) ?? { url: '', headers: {} }
    expect(Number(new URL(url).searchParams.get('X-Amz-Expires'))).toBeLessThanOrEqual(60)
    const put = async () => (await fetch(url, { method: 'PUT', headers, body: 'slika' })).status
    expect([await put(), await put()]).toEqual([200, 412])
    expect(s3.objects.get(plan.key)?.data.toString()).toBe('slika')
  })

  it.each([
    ['a longer file', { body: 'slika!' }],
    ['another type', { body: 'slika', type: 'text/html' }],
  ])('refuses %s', async (_, { body, type }: { body: string; type?: string }) => {
    const { url, headers } = (await store().uploadAddress(plan)) ?? { url: '', headers: {} }
    const { status } = await fetch(url, { method: 'PUT', headers: { ...headers, ...(type && { 'content-type': type }) }, body })
    expect([status, s3.objects.size]).toEqual([403, 0])
  })
})
