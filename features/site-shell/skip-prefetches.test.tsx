import { afterEach, expect, it, vi } from 'vitest'
import { skipUnwantedPrefetches } from './skip-prefetches'

const fetch = window.fetch.bind(window)
afterEach(() => {
  window.fetch = fetch
  Reflect.deleteProperty(navigator, 'connection')
  window.history.replaceState(null, '', '/')
})

const prefetch = { headers: { 'next-router-prefetch': '1', rsc: '1' } }
const navigation = { headers: { rsc: '1' } }

it.each([
  ['with data saver', { saveData: true, effectiveType: '4g' }, '/', 1],
  ['on a 2g connection', { effectiveType: '2g' }, '/', 1],
  ['on a fast connection', { effectiveType: '4g' }, '/', 2],
  ['in the edit mode', { effectiveType: '4g' }, '/?editPage=true', 1],
])('%s', async (_, connection, address, requests) => {
  window.history.replaceState(null, '', address)
  const sent = vi.fn<typeof window.fetch>(async () => new Response())
  window.fetch = sent
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true })
  skipUnwantedPrefetches()
  await window.fetch('/shop', prefetch).catch(() => {})
  await window.fetch('/shop', navigation)
  expect(sent).toHaveBeenCalledTimes(requests)
})
