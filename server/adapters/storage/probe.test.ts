import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { loopbackS3 } from '@/tests/support/loopback/s3'
import { createFileStore } from './file-store'
import { probeStore } from './probe'
import { createS3Store } from './s3-store'

let folder = ''
let s3: Awaited<ReturnType<typeof loopbackS3>>
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'izlog-probe-'))
  s3 = await loopbackS3()
})
afterAll(async () => {
  await s3.close()
  await rm(folder, { recursive: true })
})

let files = 0
const withTempFile = <T>(work: (file: string) => Promise<T>) => work(path.join(folder, String(++files)))
const probe = (changed: Partial<typeof s3.settings> = {}) =>
  probeStore({ store: createS3Store({ ...s3.settings, ...changed }, { silenceMs: 500, pauseMs: 1 }), id: 'proba', withTempFile })

it('finds a store in order, and leaves nothing in it', async () => {
  expect(await probe()).toBeNull()
  expect([...s3.objects.keys()]).toEqual([])
  expect(await probeStore({ store: createFileStore(folder), id: 'proba', withTempFile })).toBeNull()
})

it.each([
  [{ bucket: 'nema-ga' }, 'spremnika S3_BUCKET nema na adresi S3_ENDPOINT'],
  [{ accessKeyId: 'KRIVI' }, 'usluga ne poznaje S3_ACCESS_KEY_ID'],
  [{ secretAccessKey: 'kriva' }, 'S3_SECRET_ACCESS_KEY nije točan'],
  [{ region: 'us-east-1' }, 'S3_REGION nije regija spremnika'],
  [{ endpoint: 'http://127.0.0.1:9' }, 'usluga na adresi S3_ENDPOINT ne odgovara (ECONNREFUSED)'],
])('says what is wrong: %j', async (changed, problem) => {
  expect(await probe(changed)).toBe(problem)
})

it('says that a right is missing', async () => {
  s3.faults.push(undefined, 403)
  expect(await probe()).toBe('ključevi nemaju pravo čitanja, pisanja, brisanja i popisa spremnika')
})
