import type { DataOf, Endpoint, InputOf } from '@/lib/api/endpoint'
import { toRequest } from '@/lib/api/request'
import { env } from '@/lib/env'
import { app } from './app'
import type { Connection } from './response/send-response'

/** Serves the browser's calls from this API or from API_URL, so the browser knows one origin. */
export function handle(request: Request): Response | Promise<Response> {
  return handleConnection(request)
}

/** Like `handle`, writing directly to the connection. */
export function handleConnection(request: Request, connection?: Connection): Response | Promise<Response> {
  if (!env.API_URL) return app.fetch(request, connection)
  const { pathname, search } = new URL(request.url)
  const headers = new Headers(request.headers)
  headers.delete('host')
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD'
  const body = hasBody ? request.body : undefined
  // Node requires `duplex` for a streamed body; the browser's types lack it.
  const init = { method: request.method, headers, body, redirect: 'manual', duplex: 'half' } as const
  return fetch(`${env.API_URL}${pathname}${search}`, init)
}

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
  const response = await handle(new Request(new URL(url, request.url), { headers }))
  return response.ok ? response.json() : { status: response.status }
}
