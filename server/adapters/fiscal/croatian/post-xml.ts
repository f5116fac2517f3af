import http from 'node:http'
import https from 'node:https'

const maxBytes = 1024 * 1024

export type PostOptions = { url: string; body: string; timeoutMs: number; ca?: string }

/**
 * Posts XML and returns the answer's text whatever its status, since the authority sends its errors with 500. Uses node:https because fetch takes no
 * certificate authority. @throws after `timeoutMs`
 */
export function postXml({ url, body, timeoutMs, ca }: PostOptions): Promise<string> {
  const { protocol } = new URL(url)
  const headers = { 'content-type': 'text/xml; charset=utf-8', 'content-length': String(Buffer.byteLength(body)), soapaction: '""' }
  const options = { method: 'POST', headers, signal: AbortSignal.timeout(timeoutMs) }
  return new Promise((resolve, reject) => {
    const receive = (incoming: http.IncomingMessage) => void readText(incoming).then(resolve, reject)
    const outgoing = protocol === 'https:' ? https.request(url, { ...options, ca }, receive) : http.request(url, options, receive)
    outgoing.on('error', reject)
    outgoing.end(body)
  })
}

async function readText(incoming: http.IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of incoming) {
    size += chunk.length
    if (size > maxBytes) throw new Error('the answer is too long')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
