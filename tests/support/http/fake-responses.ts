import { HttpResponse } from 'msw'
import { errorTable, type ErrorCode } from '@/lib/api/errors'

/** An API response for MSW. */
export function dataResponse(data: unknown): Response {
  return HttpResponse.json<{ data: unknown }>({ data })
}

export function errorResponse(code: ErrorCode, more: Record<string, unknown> = {}): Response {
  const { status, message } = errorTable[code]
  return HttpResponse.json({ errored: true, message, statusCode: status, data: { code, ...more } }, { status })
}
