import sharp from 'sharp'
import type { Endpoint, InputOf, DataOf } from '@/lib/api/endpoint'
import { ApiError, type ErrorEnvelope } from '@/lib/api/errors'
import { identityHeaders, toRequest } from '@/lib/api/request'
import { uploadApi } from '@/lib/api/v2/media'
import { app } from '@/server/api/app'
import { identity } from '@/tests/support/http/caller'

export type Sent = { content: Buffer; name?: string; type?: string; data?: object; key?: string; more?: Buffer[] }

/** A one-coloured JPEG; other numbers give other bytes. */
export async function photo(n = 0, { width = 640, height = 400 }: { width?: number; height?: number } = {}) {
  const background = { r: (n * 37) % 256, g: (n * 91) % 256, b: (n * 53) % 256 }
  return sharp({ create: { width, height, channels: 3, background } })
    .withExif({ IFD3: { GPSLatitude: '45/1 48/1 0/1' } })
    .jpeg()
    .toBuffer()
}

/** Sends files as a browser does. Throws ApiError. */
async function sendFile<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  { accessToken, ...sent }: Sent & { accessToken?: string },
): Promise<DataOf<E>> {
  const { url, method } = toRequest(endpoint, input)
  const form = new FormData()
  if (sent.data) form.set('customData', JSON.stringify(sent.data))
  for (const content of [sent.content, ...(sent.more ?? [])]) {
    form.append('file', new Blob([new Uint8Array(content)], { type: sent.type ?? 'image/jpeg' }), sent.name ?? 'slika.jpg')
  }
  const headers = {
    ...identityHeaders(identity),
    ...(accessToken ? { accessToken } : {}),
    ...(sent.key ? { 'idempotency-key': sent.key } : {}),
  }
  const response = await app.request(url, { method, headers, body: form })
  const answer: { data: DataOf<E> } | ErrorEnvelope = await response.json()
  if ('errored' in answer) throw new ApiError(answer)
  return answer.data
}

export function uploader({ accessToken }: { accessToken: string }) {
  return {
    upload: (sent: Sent) => sendFile(uploadApi.upload, {}, { accessToken, ...sent }),
    replace: (item: { id: number; revision: number }, sent: Sent) =>
      sendFile(uploadApi.replace, { id: item.id, revision: item.revision }, { accessToken, ...sent }),
  }
}
