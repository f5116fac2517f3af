import type { DataOf, Endpoint, InputOf } from '@/lib/api/endpoint'
import { toRequest } from '@/lib/api/request'
import { callApi } from './running-api'

/**
 * Reads an endpoint without an API key, for files such as sitemap and feed. Only the Host header is passed on, so the result is the same for everyone. A
 * failure is its status.
 */
export async function callForHost<E extends Endpoint>(
  request: Request,
  endpoint: E,
  input: InputOf<E>,
): Promise<{ data: DataOf<E> } | { status: number }> {
  const { url } = toRequest(endpoint, input)
  const headers = { host: request.headers.get('host') ?? '' }
  const response = await callApi(new Request(new URL(url, request.url), { headers }))
  return response.ok ? response.json() : { status: response.status }
}
