import { connectApi, type FailedRequest } from '@/lib/api/client'
import { toCurl } from '@/lib/api/to-curl'

/** Writes each failed request of the browser to its console (docs/rules/platform.md#curl-of-failures). */
export function logFailuresAsCurl() {
  // oxlint-disable-next-line no-console -- for developers, whose tool this is
  connectApi({ onFailure: (request) => console.info(curlOf(request)) })
}

function curlOf({ baseURL = '', url = '', method = 'get', headers = {}, data }: FailedRequest): string {
  return toCurl({ url: baseURL + url, method: method.toUpperCase(), headers: { ...headers }, body: parsed(data) })
}

function parsed(data: unknown): unknown {
  try {
    return typeof data === 'string' ? JSON.parse(data) : data
  } catch {
    return undefined
  }
}
