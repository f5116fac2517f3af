import type { AxiosError, AxiosInstance, AxiosRequestConfig, AxiosResponse } from 'axios'
import { newId } from '@/lib/text/new-id'
import type { ApiCall } from './call-target'
import { errorOfAnswer } from './error-of-answer'
import { ApiError, type ErrorEnvelope } from './errors'
import { readByFetch } from './read-by-fetch'
import type { DataOf, Endpoint, InputOf } from './endpoint'
import type { Call, CallOptions } from './query'
import { identityHeaders, toRequest, type CallerIdentity } from './request'

export type FailedRequest = AxiosRequestConfig

/** What the transport needs from the session. */
type Session = {
  identity: CallerIdentity | null
  /** The token to send, null when signed out. May refresh an expired one first. */
  accessToken: () => string | null | Promise<string | null>
  /** Refreshes the access token, null when signed out. Parallel callers share one refresh. */
  refresh: () => Promise<string | null>
  /** Told of each failed request, in development (docs/rules/platform.md#curl-of-failures). */
  onFailure: ((request: FailedRequest) => void) | null
  /** Asks the person for their password; returns whether they gave it (docs/rules/accounts.md#asked-again). Null where nobody can be asked. */
  prove: (() => Promise<boolean>) | null
  /** Told of each call before it is sent. */
  onCall: (call: ApiCall) => void
  /** Called when the server rejects the token. */
  signOut: () => void
}

const session: Session = {
  identity: null,
  accessToken: () => null,
  refresh: async () => null,
  onFailure: null,
  prove: null,
  onCall: () => {},
  signOut: () => {},
}

/** Connects the transport once, at the root of the client tree. */
export function connectApi(parts: Partial<Session>) {
  Object.assign(session, parts)
}

/** Whose site and language the calls are for. */
export function connectedIdentity(): CallerIdentity | null {
  return session.identity
}

let axiosPromise: Promise<AxiosInstance> | undefined

/** Loaded with the first write: first pages make none (docs/decisions/034-weight-of-the-product-page.md). */
function loadAxios(): Promise<AxiosInstance> {
  axiosPromise ??= import('axios').then(
    // The fetch adapter supports keepalive. It needs absolute URLs outside browsers and no user agent.
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

/** Browsers allow 64 KB for all keepalive bodies together; ours is counted in characters. */
const maxKeepaliveLength = 8_000

/** A write completes although its page is left. */
function needsKeepalive(body: unknown, signal?: AbortSignal) {
  return !signal && JSON.stringify(body).length <= maxKeepaliveLength
}

/** Calls the API from the browser and returns `data`. Refreshes and repeats as docs/rules/platform.md#token-retry says. Throws ApiError. */
export const call: Call = (endpoint, input, options) => callWith(endpoint, input, { options })

type Transport = { options?: CallOptions; config?: AxiosRequestConfig }

/** The same with a request of another kind (upload.ts). Throws ApiError. */
export async function callWith<E extends Endpoint>(endpoint: E, input: InputOf<E>, transport: Transport): Promise<DataOf<E>> {
  const own = { path: endpoint.path, input }
  session.onCall(own)
  try {
    return await send(endpoint, input, transport)
  } catch (error) {
    if (error instanceof ApiError) error.call = own
    throw error
  }
}

async function send<E extends Endpoint>(endpoint: E, input: InputOf<E>, { options, config }: Transport): Promise<DataOf<E>> {
  const { url, method, body, headers } = toRequest(endpoint, input)
  const isRead = method === 'GET' || endpoint.reads === true
  const key: Record<string, string> = isRead ? {} : { 'idempotency-key': newId() }
  const keepalive = options?.keepalive ?? (!isRead && needsKeepalive(body, options?.signal))
  const http = isRead ? null : await loadAxios()
  async function sendAs(token: string | null) {
    const request = {
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
    }
    try {
      return http ? dataOf(await http.request({ ...request, ...config })) : await readByFetch(request)
    } catch (error) {
      if (isAxiosError(error) && error.config) session.onFailure?.(error.config)
      if (error instanceof ApiError) session.onFailure?.({ ...request, baseURL: window.location.origin })
      throw toApiError(error)
    }
  }
  const currentToken = options?.anonymous ? null : await session.accessToken()
  try {
    return await sendAs(currentToken)
  } catch (failure) {
    if (!(failure instanceof ApiError)) throw failure
    if (failure.status === 401 && currentToken) {
      const token = await session.refresh()
      if (token) return await sendAs(token)
    }
    if (failure.code === 'PROOF_REQUIRED' && (await session.prove?.())) {
      const token = await session.accessToken()
      return await sendAs(token)
    }
    if (failure.status === 403 && failure.code === 'TOKEN_INVALID') {
      session.signOut()
      if (method === 'GET') return await sendAs(null)
    }
    throw failure
  }
}

function dataOf(response: AxiosResponse) {
  return response.data.data
}

/** Converts any failure to an ApiError. Status 0 without text means no response; the caller supplies the message. */
function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error
  if (!isAxiosError(error) || error.code === 'ERR_CANCELED') throw error
  return errorOfAnswer(error.response?.status ?? 0, error.response?.data)
}

function isAxiosError(error: unknown): error is AxiosError<Partial<ErrorEnvelope>> {
  return error instanceof Error && 'isAxiosError' in error
}
