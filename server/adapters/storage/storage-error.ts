import { AppError } from '@/lib/api/errors'
import { errorCode } from '@/server/db/error-code'

/** Names a full disk as such (docs/rules/media.md#whole-files); other errors stay what they are. */
export function asStorageError(error: unknown): never {
  if (['ENOSPC', 'EDQUOT'].includes(errorCode(error))) throw new AppError('STORAGE_FULL', {}, error)
  throw error
}
