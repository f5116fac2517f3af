import type { AxiosError, AxiosInstance, AxiosResponse } from 'axios'
import { newId } from '@/lib/text/new-id'
import { ApiError, type ErrorEnvelope } from './errors'
import type { Call } from './query'
import { identityHeaders, toRequest, type CallerIdentity } from './request'

/** What the browser's transport needs from the rest: who we are, the access token, and how to get a new one. */
type Session = {
  identity: CallerIdentity | null
  /** The token to send; null when signed out. May refresh one that has run out first (SPEC 4). */
  accessToken: () => string | null | Promise<string | null>
  /** Gets a new access token once; resolves to null when signed out. Parallel callers share one refresh. */
  refresh: () => Promise<string | null>
  /** The server no longer knows our token: forget who we were (SPEC 6). */
  signOut: () => void
}

const session: Session = { identity: null, accessToken: () => null, refresh: async () => null, signOut: () => {} }

/** Wires the transport once, at the root of the client tree. */
export function connectApi(parts: Partial<Session>) {
  Object.assign(session, parts)
}

let axiosPromise: Promise<AxiosInstance> | undefined

/** Loaded with the first call: most first pages make none, so they do not carry it (DESIGN 11). */
function loadAxios(): Promise<AxiosInstance> {
  axiosPromise ??= import('axios').then(
    // By `fetch`, which alone lets a change outlive its page; that knows of no addresses without a host outside of browsers, nor says who asks by itself.
    ({ default: axios }) =>
      axios.create({
        adapter: 'fetch',
        baseURL: window.location.origin,
        timeout: 20_000,
        headers: { 'content-type': 'application/json', 'user-agent': false },
      }),
    () => {
      axiosPromise = undefined
      throw new ApiError({ message: '', statusCode: 0 })
    },
  )
  return axiosPromise
}

/** Of all that outlives a page together a browser sends 64 KB at most, in bytes; ours is counted in letters. */
const maxKeepaliveLength = 8_000

/** A change is sent to its end though its page is left meanwhile; what is read for the page, and called off with it, is not. */
function needsKeepalive({ method, body, signal }: { method: string; body: unknown; signal?: AbortSignal }) {
  return method !== 'GET' && !signal && JSON.stringify(body).length <= maxKeepaliveLength
}

/**
 * Calls the API from the browser and gives `data`. 401 refreshes the token and repeats once; a spent token (403 TOKEN_INVALID) signs out and
 * repeats a read once without it (DESIGN 6). Every write carries an Idempotency-Key that its repeat reuses. Throws ApiError.
 */
export const call: Call = async (endpoint, input, options) => {
  const { url, method, body, headers } = toRequest(endpoint, input)
  const isRead = method === 'GET'
  const key = isRead ? {} : { 'idempotency-key': newId() }
  const keepalive = needsKeepalive({ method, body, signal: options?.signal })
  const http = await loadAxios()
  const send = (token: string | null) =>
    http.request({
      url,
      method,
      data: body,
      signal: options?.signal,
      fetchOptions: { keepalive },
      headers: {
        ...(session.identity ? identityHeaders(session.identity) : {}),
        ...key,
        ...headers,
        ...options?.headers,
        ...(token ? { accessToken: token } : {}),
      },
    })
  const currentToken = options?.anonymous ? null : await session.accessToken()
  try {
    return dataOf(await send(currentToken))
  } catch (error) {
    const failure = toApiError(error)
    if (failure.status === 401 && currentToken) {
      const token = await session.refresh()
      if (token) return await retry(() => send(token))
    }
    if (failure.status === 403 && failure.code === 'TOKEN_INVALID') {
      session.signOut()
      if (isRead) return await retry(() => send(null))
    }
    throw failure
  }
}

async function retry(send: () => Promise<AxiosResponse>) {
  try {
    return dataOf(await send())
  } catch (error) {
    throw toApiError(error)
  }
}

function dataOf(response: AxiosResponse) {
  return response.data.data
}

/** Any failure as an ApiError; status 0 and no text when no answer came, for the message is the reader's language's (SPEC 8). */
function toApiError(error: unknown): ApiError {
  if (!isAxiosError(error) || error.code === 'ERR_CANCELED') throw error
  const body = error.response?.data
  if (body?.errored && body.message && body.statusCode)
    return new ApiError({ message: body.message, statusCode: body.statusCode, data: body.data })
  return new ApiError({ message: '', statusCode: error.response?.status ?? 0 })
}

function isAxiosError(error: unknown): error is AxiosError<Partial<ErrorEnvelope>> {
  return error instanceof Error && 'isAxiosError' in error
}
