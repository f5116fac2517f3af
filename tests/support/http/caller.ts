import { app } from '@/server/api/app'
import type { DataOf, Endpoint, InputOf } from '@/lib/api/endpoint'
import { ApiError, type ErrorEnvelope } from '@/lib/api/errors'
import { identityHeaders, toRequest } from '@/lib/api/request'
import { expectDocumented } from '@/tests/support/contract/documented-answers'

/** The public identity of the test site. */
export const identity = { apiKey: 'javni-kljuc-pod-lampom', site: 1, store: 1, language: 'hrv' }

export type Caller = {
  /** Calls an endpoint and returns its data. Throws ApiError. */
  call<E extends Endpoint>(endpoint: E, input: InputOf<E>, headers?: Record<string, string>): Promise<DataOf<E>>
  /** Sends any input, also what the types forbid. Throws where the answer is not as the OpenAPI document says. */
  send(endpoint: Endpoint, input: unknown, headers?: Record<string, string>): Promise<Response>
}

/** A caller of the real app on the real database, in process. */
export function callAs({ accessToken, headers: own = {} }: { accessToken?: string; headers?: Record<string, string> } = {}): Caller {
  const defaultHeaders = {
    ...identityHeaders(identity),
    'content-type': 'application/json',
    ...(accessToken ? { accessToken } : {}),
    ...own,
  }

  async function send(endpoint: Endpoint, input: unknown, headers: Record<string, string> = {}) {
    const { url, method, body, headers: own } = toRequest(endpoint, input)
    const response = await app.request(url, {
      method,
      headers: { ...defaultHeaders, ...own, ...headers },
      body: body === undefined ? undefined : JSON.stringify(body),
    })
    await expectDocumented(endpoint, response)
    return response
  }

  return {
    send,
    async call(endpoint, input, headers) {
      const response = await send(endpoint, input, headers)
      const answer: { data: DataOf<typeof endpoint> } | ErrorEnvelope = await response.json()
      if ('errored' in answer) throw new ApiError(answer)
      return answer.data
    },
  }
}

/** The error of the call, for `expect(await failureOf(...)).toMatchObject({ status: 404 })`. Fails if the call succeeds. */
export async function failureOf(promise: Promise<unknown>): Promise<ApiError> {
  try {
    await promise
  } catch (error) {
    if (error instanceof ApiError) return error
    throw error
  }
  throw new Error('The call was expected to fail, and succeeded.')
}
