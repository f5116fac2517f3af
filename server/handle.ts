import { env } from '@/lib/env'
import { app } from './app'

/** The browser's way into the API: ours, or the host at API_URL, so that the browser only ever knows one origin. */
export function handle(request: Request): Response | Promise<Response> {
  if (!env.API_URL) return app.fetch(request)
  const { pathname, search } = new URL(request.url)
  const headers = new Headers(request.headers)
  headers.delete('host')
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD'
  return fetch(`${env.API_URL}${pathname}${search}`, {
    method: request.method,
    headers,
    body: hasBody ? request.body : undefined,
    redirect: 'manual',
    ...{ duplex: 'half' },
  })
}
