import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { storedTextFiles } from './stored-text-files'
import { diskPageFiles } from './page-files'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'izlog-texts-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

it.each([null, 0, 250])('reads a text with its next key %s as it was written', async (next) => {
  const texts = storedTextFiles(diskPageFiles(folder))
  const text = { body: Buffer.from('sažeto'), next, mark: { boot: 'a', generation: 3, journal: 'j', position: 7 }, storedAt: 1000 }
  await texts.write('1|250', text)
  expect(await storedTextFiles(diskPageFiles(folder)).read('1|250')).toEqual(text)
  expect(await texts.read('1|500')).toBeNull()
})
