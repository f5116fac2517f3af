const types = { xml: 'application/xml; charset=utf-8', txt: 'text/plain; charset=utf-8' }

/** A machine-readable file, cacheable for an hour (docs/rules/storefront.md#robots). */
export function fileResponse(kind: keyof typeof types, body: string | ReadableStream<Uint8Array>): Response {
  return new Response(body, { headers: { 'content-type': types[kind], 'cache-control': 'public, max-age=3600' } })
}

/** 404 for a missing file; 503 with Retry-After for any other failure. */
export function fileErrorResponse(status: number): Response {
  const isMissing = status === 404 || status === 422
  return isMissing ? new Response(null, { status: 404 }) : new Response(null, { status: 503, headers: { 'retry-after': '60' } })
}
