import type { TextStore } from '@/server/core/cache/text-store'
import type { PageFiles } from './page-files'
import { etagOf } from './stored-page'

const nextHeader = 'x-next'

/** Keeps texts beside the stored pages: of the same build and settings, with the same clock and the same age. */
export function storedTextFiles(files: PageFiles): TextStore {
  return {
    async read(key) {
      const page = await files.read(fileKey(key), 'gzip')
      if (!page) return null
      const next = page.headers[page.headers.indexOf(nextHeader) + 1]
      return { body: page.body, next: next === undefined || next === '' ? null : Number(next), mark: page.mark, storedAt: page.storedAt }
    },
    async write(key, { body, next, mark, storedAt }) {
      const headers = [nextHeader, next === null ? '' : String(next)]
      await files.write({
        key: fileKey(key),
        encoding: 'gzip',
        tags: [],
        mark,
        storedAt,
        seconds: 0,
        headers,
        etag: etagOf(body, 'gzip'),
        body,
        data: null,
      })
    },
  }
}

/** No address of a page begins so. */
function fileKey(key: string) {
  return `text ${key}`
}
