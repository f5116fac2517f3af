import { HttpResponse } from 'msw'
import { errorTable, type ErrorCode } from '@/lib/api/errors'

/** An answer of the API as it is, for tests in which it stands for a server that is hard to bring about. */
export function answer(data: unknown): Response {
  return HttpResponse.json<{ data: unknown }>({ data })
}

export function refusal(code: ErrorCode, more: Record<string, unknown> = {}): Response {
  const { status, message } = errorTable[code]
  return HttpResponse.json({ errored: true, message, statusCode: status, data: { code, ...more } }, { status })
}
