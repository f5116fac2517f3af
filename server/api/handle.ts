import type { DataOf, Endpoint, InputOf } from '@/lib/api/endpoint'
import { toRequest } from '@/lib/api/request'
import { env } from '@/lib/env'
import { app } from './app'
import type { Connection } from './send'

/** The browser's way into the API: ours, or the host at API_URL, so that the browser only ever knows one origin. */
export function handle(request: Request): Response | Promise<Response> {
  return handleConnection(request)
}

/** The same for whoever has the connection that the answer goes to. */
export function handleConnection(request: Request, connection?: Connection): Response | Promise<Response> {
  if (!env.API_URL) return app.fetch(request, connection)
  const { pathname, search } = new URL(request.url)
  const headers = new Headers(request.headers)
  headers.delete('host')
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD'
  const body = hasBody ? request.body : undefined
  // Node asks for `duplex` where a body streams, and the browser's types do not know it.
  const init = { method: request.method, headers, body, redirect: 'manual', duplex: 'half' } as const
  return fetch(`${env.API_URL}${pathname}${search}`, init)
}

/**
 * A read without an api key, for a file at an address of its own (sitemap, feed): its site is the one of the request's host. Nothing else of the
 * request is passed on, so the answer is the same for everybody. A failure is its status.
 */
export async function callForHost<E extends Endpoint>(
  request: Request,
  endpoint: E,
  input: InputOf<E>,
): Promise<{ data: DataOf<E> } | { status: number }> {
  const { url } = toRequest(endpoint, input)
  const headers = { host: request.headers.get('host') ?? '' }
  const answer = await handle(new Request(new URL(url, request.url), { headers }))
  return answer.ok ? answer.json() : { status: answer.status }
}
