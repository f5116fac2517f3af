import type { IncomingMessage, ServerResponse } from 'node:http'
import { chooseEncoding, type Encoding } from '@/server/entry/http/encodings'
import type { PageStore } from '@/server/entry/page-cache/store/page-store'
import { createRefresher } from './refresh-page'
import type { RenderFlights } from './render-flights'
import { sendPage, storedEncodingFor } from './send-page'
import { ageOf, type StoredPage } from '@/server/entry/page-cache/store/stored-page'

/** Another page has data of another name. */
const dataHeaders = Object.entries({
  'content-type': 'text/plain; charset=utf-8',
  'cache-control': 'public, max-age=86400, immutable',
  vary: 'Accept-Encoding',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
}).flat()

/** Serves pages from the store (docs/rules/platform.md#page-cache, #page-age). */
export function createStoredServer({ store, flights }: { store: PageStore; flights: RenderFlights }) {
  const refresh = createRefresher()

  /** Sends the page from memory if it is there and new. Nothing waits. */
  function sendFromMemory(req: IncomingMessage, res: ServerResponse, key: string): boolean {
    const encoding = chooseEncoding(req.headers['accept-encoding'])
    const page = store.find(key, storedEncodingFor(encoding))
    if (encoding === 'identity' || !page || ageOf(page, Date.now()) !== 'new') return false
    void sendPage(req, res, page, encoding)
    return true
  }

  /** Sends the page from its file, its other encoding or a render that is running, and an aging one while a newer is rendered. */
  async function sendFromStore(req: IncomingMessage, res: ServerResponse, key: string): Promise<boolean> {
    if (flights.isUnstorable(key)) return false
    const encoding = chooseEncoding(req.headers['accept-encoding'])
    if (await sendStored(req, res, { key, encoding })) return true
    return (await flights.join(key)) && sendStored(req, res, { key, encoding })
  }

  async function sendStored(req: IncomingMessage, res: ServerResponse, { key, encoding }: { key: string; encoding: Encoding }) {
    const find = () => store.find(key, storedEncodingFor(encoding)) ?? store.load(key, storedEncodingFor(encoding))
    let page: StoredPage | null = await find()
    if (!page) return false
    const age = ageOf(page, Date.now())
    if (age !== 'new') {
      const refreshing = refresh(key, req)
      if (age !== 'aging') {
        await refreshing
        // What was invalidated meanwhile is gone.
        page = await find()
      }
    }
    if (!page) return false
    await sendPage(req, res, page, encoding)
    return true
  }

  /** Sends the page for addresses without content, if it is stored and new. */
  async function sendMissing(req: IncomingMessage, res: ServerResponse, key: string): Promise<boolean> {
    const encoding = chooseEncoding(req.headers['accept-encoding'])
    const page = store.find(key, storedEncodingFor(encoding)) ?? (await store.load(key, storedEncodingFor(encoding)))
    if (!page || ageOf(page, Date.now()) !== 'new') return false
    await sendPage(req, res, page, encoding, 404)
    return true
  }

  /** Sends the data of that name, with which a page of that key is hydrated. False if it is gone. */
  async function sendData(req: IncomingMessage, res: ServerResponse, key: string, name: string): Promise<boolean> {
    const encoding = chooseEncoding(req.headers['accept-encoding'])
    const storedAs = storedEncodingFor(encoding)
    const data = await store.loadData(key, name, storedAs)
    if (!data) return false
    await sendPage(req, res, { ...data, encoding: storedAs, headers: dataHeaders }, encoding)
    return true
  }

  return { sendFromMemory, sendFromStore, sendMissing, sendData }
}
