const types = { xml: 'application/xml; charset=utf-8', txt: 'text/plain; charset=utf-8' }

/** A file for machines. It may be kept for an hour: a robot that comes back sooner learns nothing new. */
export function fileResponse(kind: keyof typeof types, body: string | ReadableStream<Uint8Array>): Response {
  return new Response(body, { headers: { 'content-type': types[kind], 'cache-control': 'public, max-age=3600' } })
}

/** What does not exist is gone; anything else that failed passes, and a robot shall ask again. */
export function fileErrorResponse(status: number): Response {
  const isMissing = status === 404 || status === 422
  return isMissing ? new Response(null, { status: 404 }) : new Response(null, { status: 503, headers: { 'retry-after': '60' } })
}
