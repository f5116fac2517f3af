import { env } from '@/lib/env'
import { app } from './app'
import type { Connection } from './response/send-response'

/** Serves a call from this API or from API_URL, so that the browser knows one origin. Writes directly to the connection, if one is given. */
export function handle(request: Request, connection?: Connection): Response | Promise<Response> {
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
