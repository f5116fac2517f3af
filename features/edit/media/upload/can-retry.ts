import { ApiError, hasErrorCode } from '@/lib/api/errors'
import type { Upload } from './upload-store'

/** Whether the same file can arrive at the next attempt: not where the file itself was refused (docs/rules/media.md#upload-queue). */
export function canRetry({ status, problem }: Pick<Upload, 'status' | 'problem'>): boolean {
  if (status !== 'failed' || problem === null || typeof problem === 'string') return false
  const { error } = problem
  if (!(error instanceof ApiError)) return true
  return [0, 401, 408, 429].includes(error.status) || error.status >= 500 || hasErrorCode(error, 'FILE_DAMAGED', 'UPLOAD_INCOMPLETE')
}
