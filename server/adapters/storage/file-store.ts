import { constants } from 'node:fs'
import { copyFile, open, opendir, rename, rm, stat, type FileHandle } from 'node:fs/promises'
import path from 'node:path'
import { checkedKey } from './file-key'
import { makeFolder } from './make-folder'
import { smallPart, type FileStore, type OpenFile } from './port'

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
    open: (key) => openFile(fileOf(key)),
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

async function sync(file: string) {
  const handle = await open(file, 'r')
  await handle.sync().finally(() => handle.close())
}

async function openFile(file: string): Promise<OpenFile | null> {
  // O_NOFOLLOW: a symbolic link must not leave the folder.
  const handle = await open(file, constants.O_RDONLY | constants.O_NOFOLLOW).catch(falseIfMissing)
  if (handle === false) return null
  const found = await handle.stat()
  if (!found.isFile()) {
    await handle.close()
    return null
  }
  const { size, mtimeMs } = found
  return {
    size,
    tag: `"${size.toString(36)}-${Math.trunc(mtimeMs).toString(36)}"`,
    read: ({ from, to }) => readPart(handle, { from, length: to - from + 1 }),
    close: () => handle.close(),
  }
}

async function readPart(handle: FileHandle, { from, length }: { from: number; length: number }) {
  if (length > smallPart) return handle.createReadStream({ start: from, end: from + length - 1, autoClose: false })
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, from)
  return buffer.subarray(0, bytesRead)
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

/** ENOTDIR, ENAMETOOLONG: names of no file; ELOOP: a symbolic link. */
function falseIfMissing(error: NodeJS.ErrnoException): false {
  if (['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'ELOOP'].includes(error.code ?? '')) return false
  throw error
}
