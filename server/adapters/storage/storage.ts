import { rm } from 'node:fs/promises'
import path from 'node:path'
import { env } from '@/lib/env'
import { newId } from '@/server/core/security/secrets'
import { createFileStore } from './file-store'
import { makeFolder } from './make-folder'
import type { FileStore } from './port'

/** The store of this installation: files under DATA_DIR. */
export function storage(): FileStore {
  return createFileStore(path.resolve(env.DATA_DIR))
}

/** Runs work with the name of a new local file, which is deleted afterwards unless the work has moved it. */
export async function withTempFile<T>(work: (file: string) => Promise<T>): Promise<T> {
  const folder = path.resolve(env.DATA_DIR, 'incoming', 'temp')
  await makeFolder(folder)
  const file = path.join(folder, newId())
  try {
    return await work(file)
  } finally {
    await rm(file, { force: true })
  }
}
