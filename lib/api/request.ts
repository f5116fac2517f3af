import type { Endpoint } from './endpoint'

/** The public identity every request carries in its headers (API.md 'Conventions'). */
export type CallerIdentity = { apiKey: string; site: number; store: number; language: string }

type Sendable = { url: string; method: string; body: unknown }

/** Splits an input over path parameters, query string (GET) and body. Undefined values are left out. */
export function toRequest(endpoint: Endpoint, input: unknown): Sendable {
  const rest = new Map(Object.entries(input ?? {}).filter(([, value]) => value !== undefined))
  const url = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest.get(name)
    rest.delete(name)
    return encodeURIComponent(String(value))
  })
  const method = endpoint.method.toUpperCase()
  if (endpoint.method !== 'get') return { url, method, body: Object.fromEntries(rest) }
  const query = new URLSearchParams()
  for (const [name, value] of rest) {
    if (Array.isArray(value)) for (const one of value) query.append(`${name}[]`, String(one))
    else query.set(name, String(value))
  }
  const search = query.toString()
  return { url: search ? `${url}?${search}` : url, method, body: undefined }
}

export function identityHeaders({ apiKey, site, store, language }: CallerIdentity): Record<string, string> {
  return { apiKey, site: String(site), store: String(store), 'x-gaussbox-language': language }
}
