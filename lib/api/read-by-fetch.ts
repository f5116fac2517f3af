import { errorOfAnswer } from './error-of-answer'
import { ApiError } from './errors'

const timeoutMs = 20_000

type Read = {
  url: string
  method: string
  /** The JSON of a read that is no GET. */
  data?: unknown
  headers: Record<string, string>
  signal?: AbortSignal
  fetchOptions: { keepalive: boolean }
}

/**
 * Sends a read and returns its `data`. Throws ApiError, and what the signal was aborted with. Reads avoid axios, so that a page that
 * only reads does not load it (docs/decisions/034-weight-of-the-product-page.md).
 */
export async function readByFetch({ url, method, data, headers, signal, fetchOptions }: Read) {
  const ending = new AbortController()
  const end = () => ending.abort(signal?.reason)
  const timer = setTimeout(end, timeoutMs)
  signal?.addEventListener('abort', end, { once: true })
  try {
    signal?.throwIfAborted()
    // Absolute: fetch outside a browser refuses a relative URL.
    const response = await fetch(`${window.location.origin}${url}`, {
      method,
      headers: data === undefined ? headers : { 'content-type': 'application/json', ...headers },
      body: data === undefined ? undefined : JSON.stringify(data),
      signal: ending.signal,
      ...fetchOptions,
    })
    // Read apart from parsing: a connection lost in the middle is no answer, whatever its status was.
    const body = parse(await response.text())
    signal?.throwIfAborted()
    if (!response.ok || body === null) throw errorOfAnswer(response.status, body)
    return body.data
  } catch (error) {
    if (signal?.aborted || error instanceof ApiError) throw error
    throw new ApiError({ message: '', statusCode: 0 })
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', end)
  }
}

function parse(text: string) {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
