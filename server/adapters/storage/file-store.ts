import { constants } from 'node:fs'
import { copyFile, open, opendir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { makeFolder } from './make-folder'
import type { FileStore } from './port'

/** Stores files below a folder. Local files must lie on the same file system, so that a rename is atomic. */
export function createFileStore(root: string): FileStore {
  const fileOf = (key: string) => path.join(root, checkedKey(key))
  return {
    async put(key, file) {
      const target = fileOf(key)
      await makeFolder(path.dirname(target))
      await sync(file)
      await rename(file, target)
      await sync(path.dirname(target))
    },
    async download(key, file) {
      return copyFile(fileOf(key), file, constants.COPYFILE_EXCL).then(() => true, falseIfMissing)
    },
    async sizeOf(key) {
      const found = await stat(fileOf(key)).catch(falseIfMissing)
      return found === false || !found.isFile() ? null : found.size
    },
    async delete(key) {
      await rm(fileOf(key), { force: true })
    },
    list: (prefix) => filesBelow(root, checkedKey(prefix)),
    uploadAddress: async () => null,
  }
}

/** Keys are made by the shop; another one is a programming error, and must not leave the folder. */
function checkedKey(key: string) {
  const isPlain = key.split('/').every((part) => /^[\w-][\w.-]*$/.test(part) && !part.includes('..'))
  if (!isPlain) throw new Error(`${key} is no key of a file.`)
  return key
}

async function sync(file: string) {
  const handle = await open(file, 'r')
  await handle.sync().finally(() => handle.close())
}

async function* filesBelow(root: string, prefix: string): AsyncGenerator<{ key: string; modifiedAt: Date }> {
  const folder = await opendir(path.join(root, prefix)).catch(falseIfMissing)
  if (folder === false) return
  for await (const entry of folder) {
    const key = `${prefix}/${entry.name}`
    if (entry.isDirectory()) yield* filesBelow(root, key)
    const found = entry.isFile() ? await stat(path.join(root, key)).catch(falseIfMissing) : false
    if (found !== false) yield { key, modifiedAt: found.mtime }
  }
}

function falseIfMissing(error: NodeJS.ErrnoException): false {
  if (error.code === 'ENOENT') return false
  throw error
}
