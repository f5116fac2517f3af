type SentRequest = { url: string; method: string; headers: Record<string, unknown>; body: unknown }

const secretNames = /password|token|secret|protectcode|cookie|authorization|barcode|captcha/i

/** The curl command that repeats a request, for developers; secrets are replaced by `***` (docs/rules/platform.md#curl-of-failures). */
export function toCurl({ url, method, headers, body }: SentRequest): string {
  const lines = [
    `curl -X ${method} ${quote(url)}`,
    ...Object.entries(headers)
      .filter(([, value]) => typeof value === 'string')
      .map(([name, value]) => `-H ${quote(`${name}: ${secretNames.test(name) ? '***' : String(value)}`)}`),
    ...(body === undefined ? [] : [`--data-raw ${quote(JSON.stringify(body, hideSecret))}`]),
  ]
  return lines.join(' \\\n  ')
}

function hideSecret(name: string, value: unknown) {
  return secretNames.test(name) && typeof value === 'string' ? '***' : value
}

function quote(text: string) {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`
}
