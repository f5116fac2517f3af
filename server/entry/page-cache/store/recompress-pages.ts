import { waitUntilIdle } from '@/server/core/process/idle'
import { log } from '@/server/core/log'
import { compressSmaller, decompressBody } from '@/server/entry/http/encodings'
import { inForm, type StoredPage } from './stored-page'

/** Queues a page; `replace` gets its smaller form. */
export type Recompress = (page: StoredPage, replace: (page: StoredPage, form: StoredPage) => void) => void

/** Longest wait for an idle moment before each page, ms. */
const maxWaitMs = 10_000

/**
 * Compresses pages again, one by one while no request runs: the first visitor does not wait for it, and the next ones receive a tenth less. Of more than
 * `maxWaiting` pages the oldest stay as they are.
 */
export function createRecompressor({ maxWaiting = 100 } = {}): Recompress {
  const waiting = new Map<string, Parameters<Recompress>>()
  let isRunning = false

  async function run() {
    isRunning = true
    for (const [key, [page, replace]] of waiting) {
      await waitUntilIdle({ maxWaitMs })
      waiting.delete(key)
      await recompress(page, replace).catch((error: unknown) => log('warn', 'a page could not be compressed again', { error }))
    }
    isRunning = false
  }

  return (page, replace) => {
    waiting.delete(page.key)
    waiting.set(page.key, [page, replace])
    const [oldest] = waiting.keys()
    if (waiting.size > maxWaiting && oldest !== undefined) waiting.delete(oldest)
    if (!isRunning) void run()
  }
}

async function recompress(...[page, replace]: Parameters<Recompress>) {
  const form = await inForm(page, 'br', async (body) => compressSmaller(await decompressBody(body, 'br')))
  if (form.body.length < page.body.length) replace(page, form)
}
