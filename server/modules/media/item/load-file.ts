import { readFile } from 'node:fs/promises'
import { AppError } from '@/lib/api/errors'
import { storage, withTempFile } from '@/server/adapters/storage/storage'

/** The bytes of a stored file by its path under `media/`. @throws NOT_FOUND when the store has lost it */
export async function loadFile(path: string): Promise<Buffer> {
  return withTempFile(async (file) => {
    if (!(await storage().download(`media/${path}`, file))) throw new AppError('NOT_FOUND')
    return readFile(file)
  })
}
