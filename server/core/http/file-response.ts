import type { Context } from 'hono'

type FileHead = { name: string; mediaType: string }
export type DownloadFile = FileHead & { content: Buffer }

/** Sends a personal file as an attachment that no cache stores. */
export function fileResponse(c: Context, { content, ...head }: DownloadFile) {
  setFileHeaders(c, head)
  c.header('content-length', String(content.length))
  return c.body(new Uint8Array(content))
}

/** The same of a file that is written while it is sent: each piece when the client takes it. */
export function streamedFileResponse(c: Context, { pieces, ...head }: FileHead & { pieces: AsyncGenerator<Uint8Array> }) {
  setFileHeaders(c, head)
  return c.body(
    new ReadableStream<Uint8Array>({
      async pull(controller) {
        const { done, value } = await pieces.next()
        if (done) controller.close()
        else controller.enqueue(value)
      },
      async cancel() {
        await pieces.return(undefined)
      },
    }),
  )
}

function setFileHeaders(c: Context, { name, mediaType }: FileHead) {
  c.header('content-type', mediaType)
  c.header('content-disposition', `attachment; filename="${name.replace(/[^\w.-]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(name)}`)
  c.header('cache-control', 'private, no-store')
  c.header('x-content-type-options', 'nosniff')
  c.header('referrer-policy', 'no-referrer')
  c.header('x-robots-tag', 'noindex')
}
