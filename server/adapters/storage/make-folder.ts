import { mkdir } from 'node:fs/promises'
import { AppError } from '@/lib/api/errors'
import { errorCode } from '@/server/db/error-code'

/**
 * Makes a folder and those above it. Below a read-only one Node answers ENOENT, which says nothing of the disk.
 * @throws UNAVAILABLE (docs/rules/platform.md#temporary-outage)
 */
export async function makeFolder(folder: string, make: typeof mkdir = mkdir): Promise<void> {
  try {
    await make(folder, { recursive: true })
  } catch (error) {
    throw errorCode(error) === 'ENOENT' ? new AppError('UNAVAILABLE', {}, error) : error
  }
}
