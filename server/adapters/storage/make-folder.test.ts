import { mkdtempSync, rmSync, statSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { makeFolder } from './make-folder'

it('makes a folder, also one that exists', async () => {
  const root = mkdtempSync(path.join(os.tmpdir(), 'izlog-folder-'))
  const folder = path.join(root, 'a/b')
  await makeFolder(folder)
  await makeFolder(folder)
  expect(statSync(folder).isDirectory()).toBe(true)
  rmSync(root, { recursive: true })
})

// Nobody may write there, root included.
it.runIf(process.platform === 'linux')('says that the shop is unavailable where nothing can be made', async () => {
  await expect(makeFolder('/proc/izlog/a')).rejects.toMatchObject({ code: 'UNAVAILABLE' })
})
