import { codeOfMessage } from './code-of-message'
import { ApiError, type ErrorEnvelope } from './errors'

/** The ApiError of an unsuccessful response. Without a text the caller supplies one. */
export function errorOfAnswer(status: number, body: Partial<ErrorEnvelope> | null | undefined): ApiError {
  if (!body?.errored || !body.message || !body.statusCode) return new ApiError({ message: '', statusCode: status })
  const code = body.data?.code ?? codeOfMessage(body.message)
  return new ApiError({ message: body.message, statusCode: body.statusCode, data: { ...body.data, code } })
}
