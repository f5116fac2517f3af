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

it.each([
  ['ENOENT', 'UNAVAILABLE'],
  ['ENOSPC', 'ENOSPC'],
])('answers %s of a folder that cannot be made with %s', async (code, expected) => {
  const make = () => Promise.reject(Object.assign(new Error('why'), { code }))
  await expect(makeFolder('/tmp/a', make)).rejects.toMatchObject({ code: expected })
})
