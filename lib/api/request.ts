import type { Endpoint } from './endpoint'

/** The public identity in the headers of every call (docs/rules/platform.md#caller-headers). */
export type CallerIdentity = { apiKey: string; site: number; store: number; language: string }

type HttpRequest = { url: string; method: string; body: unknown; headers: Record<string, string> }

/** Splits an input into path parameters, headers, query (of a GET all the rest) and body. Undefined values are omitted. */
export function toRequest(endpoint: Endpoint, input: unknown): HttpRequest {
  const fields = new Map(Object.entries(input ?? {}).filter(([, value]) => value !== undefined))
  const url = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = fields.get(name)
    fields.delete(name)
    return encodeURIComponent(String(value))
  })
  const headers: Record<string, string> = {}
  for (const name of endpoint.headers ?? []) {
    if (fields.has(name)) headers[name] = String(fields.get(name))
    fields.delete(name)
  }
  const isRead = endpoint.method === 'get'
  const query = new URLSearchParams()
  for (const [name, value] of fields) {
    if (!isRead && !endpoint.query?.includes(name)) continue
    fields.delete(name)
    if (Array.isArray(value)) for (const one of value) query.append(`${name}[]`, String(one))
    else query.set(name, String(value))
  }
  const search = query.toString()
  const method = endpoint.method.toUpperCase()
  return { url: search ? `${url}?${search}` : url, method, body: isRead ? undefined : Object.fromEntries(fields), headers }
}

export function identityHeaders({ apiKey, site, store, language }: CallerIdentity): Record<string, string> {
  return { apiKey, site: String(site), store: String(store), 'x-gaussbox-language': language }
}
