import type { ServerResponse } from 'node:http'

const errors = { 404: 'Not found', 405: 'Method not allowed', 503: 'Service unavailable' }

/** Answers for a file in plain words, which no other cache keeps. */
export function sendError(res: ServerResponse, status: keyof typeof errors) {
  const headers = {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    ...(status === 503 && { 'retry-after': '5' }),
  }
  res.writeHead(status, headers).end(errors[status])
}
