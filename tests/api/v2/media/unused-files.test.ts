import { existsSync, mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import type { MediaItem } from '@/lib/api/entities/media-item.schema'
import { mediaApi } from '@/lib/api/v1/cms/media'
import { env } from '@/lib/env'
import { database } from '@/server/db/client'
import { media } from '@/server/db/schema/media'
import { mediaUnusedFiles } from '@/server/db/schema/media-unused-file'
import { sweepUnusedFiles } from '@/server/modules/media/uses/sweep-unused-files'
import { emptyContent } from '@/tests/api/v1/cms/support/content'
import { disableRateLimits } from '@/tests/support/disable-rate-limits'
import { createMerchant } from '@/tests/support/users'
import { photo, uploader } from './support'

disableRateLimits()
const editor = await createMerchant('content')
const { upload, replace } = uploader(editor)
const folder = path.join(env.DATA_DIR, 'media')
const fileOf = (url: string) => path.join(env.DATA_DIR, url)
const filesOf = ({ alternativePaths, path: largest, original }: MediaItem) => [
  ...new Set([largest, ...Object.values(alternativePaths), ...(original ? [original.path] : [])]),
]
const existing = (urls: string[]) => urls.filter((url) => existsSync(fileOf(url)))
const hoursLater = (hours: number) => new Date(Date.now() + hours * 3_600_000)

/** Makes all files look two days old. */
function age() {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    if (entry.isFile()) utimesSync(path.join(entry.parentPath, entry.name), hoursLater(-48), hoursLater(-48))
}

beforeEach(async () => {
  await emptyContent()
  await database().db.delete(media)
  await database().db.delete(mediaUnusedFiles)
  rmSync(folder, { recursive: true, force: true })
})

it('deletes the renditions of a replaced version after a day, and nothing that it takes to restore the version', async () => {
  const before = await upload({ content: await photo(60) })
  const after = await replace(before, { content: await photo(61) })
  age()
  expect(await sweepUnusedFiles(hoursLater(0))).toBe(0)
  expect(await sweepUnusedFiles(hoursLater(23))).toBe(0)
  expect(existing(filesOf(before))).toEqual(filesOf(before))
  expect(await sweepUnusedFiles(hoursLater(25))).toBeGreaterThan(3)
  expect(new Set(existing(filesOf(before)))).toEqual(new Set([before.path, before.original?.path]))
  expect(existing(filesOf(after))).toEqual(filesOf(after))
  const restored = await editor.call(mediaApi.restoreVersion, { id: after.id, number: 1, revision: after.revision })
  expect(existing(filesOf(restored))).toEqual(filesOf(before))
  expect(await sweepUnusedFiles(hoursLater(25))).toBe(0)
  expect(existing(filesOf(restored))).toEqual(filesOf(restored))
})

it('deletes the renditions of an earlier crop', async () => {
  const item = await upload({ content: await photo(62) })
  const crop = { x: 0, y: 0, width: 0.5, height: 1 }
  const cropped = await editor.call(mediaApi.update, { id: item.id, revision: 1, crop })
  const whole = await editor.call(mediaApi.update, { id: item.id, revision: 2, crop: null })
  age()
  await sweepUnusedFiles(hoursLater(0))
  await sweepUnusedFiles(hoursLater(25))
  const own = filesOf(cropped).filter((url) => url !== cropped.original?.path)
  expect(existing(own)).toEqual([])
  expect(existing(filesOf(whole))).toEqual(filesOf(whole))
})

it('keeps files that a restored version needs again within the day', async () => {
  const before = await upload({ content: await photo(63) })
  const after = await replace(before, { content: await photo(64) })
  age()
  await sweepUnusedFiles(hoursLater(0))
  const restored = await editor.call(mediaApi.restoreVersion, { id: after.id, number: 1, revision: after.revision })
  age()
  await sweepUnusedFiles(hoursLater(25))
  expect(existing(filesOf(restored))).toEqual(filesOf(restored))
})

it('keeps items in the trash, young files, and what the library has not stored', async () => {
  const item = await upload({ content: await photo(65) })
  await editor.call(mediaApi.delete, { id: item.id })
  const foreign = ['/media/logo.png', '/media/kampanja/ljeto.webp', `/media/${'a'.repeat(20)}/.nfs0001`]
  const unnamed = `/media/${'a'.repeat(20)}/w320.webp`
  for (const url of [...foreign, unnamed]) {
    mkdirSync(path.dirname(fileOf(url)), { recursive: true })
    writeFileSync(fileOf(url), 'x')
  }
  age()
  utimesSync(fileOf(unnamed), hoursLater(0), hoursLater(0))
  await sweepUnusedFiles(hoursLater(0))
  await sweepUnusedFiles(hoursLater(23))
  const kept = [...filesOf(item), ...foreign]
  expect(existing([...kept, unnamed])).toEqual([...kept, unnamed])
  await sweepUnusedFiles(hoursLater(30))
  await sweepUnusedFiles(hoursLater(55))
  expect(existing([...kept, unnamed])).toEqual(kept)
})
