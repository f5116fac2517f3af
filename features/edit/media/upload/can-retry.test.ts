import { expect, it } from 'vitest'
import { ApiError, errorTable, type ErrorCode } from '@/lib/api/errors'
import type { FileProblem } from './check-file'
import { canRetry } from './can-retry'

function thrown(code: ErrorCode) {
  const { status: statusCode, message } = errorTable[code]
  return { error: new ApiError({ message, statusCode, data: { code } }) }
}

// docs/rules/media.md#upload-queue
it.each<[string, FileProblem | { error: unknown }, boolean]>([
  ['a file of a wrong type', 'type', false],
  ['a file that the server refused', thrown('FILE_TYPE'), false],
  ['a broken picture', thrown('PICTURE_BROKEN'), false],
  ['a file that is too large', thrown('FILE_TOO_LARGE'), false],
  ['a missing right', thrown('FORBIDDEN'), false],
  ['an ended session', thrown('UNAUTHORIZED'), true],
  ['a full disk', thrown('STORAGE_FULL'), true],
  ['too many files in an hour', thrown('TOO_MANY'), true],
  ['a file that was damaged on its way', thrown('FILE_DAMAGED'), true],
  ['an upload that was broken off', thrown('UPLOAD_INCOMPLETE'), true],
  ['an unknown failure', { error: new Error('?') }, true],
])('%s', (_, problem, expected) => expect(canRetry({ status: 'failed', problem })).toBe(expected))
