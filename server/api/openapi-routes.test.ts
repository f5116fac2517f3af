import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { openApiRoutes } from './openapi-routes'

const app = new Hono()
openApiRoutes(app)

it('sends the document once to a program that keeps it (docs/rules/platform.md#openapi-document)', async () => {
  const first = await app.request('/api/openapi.json')
  expect(await first.json()).toMatchObject({ openapi: expect.stringMatching(/^3\.1/) })
  const etag = first.headers.get('etag') ?? ''
  expect(etag).toMatch(/^W\/"/)
  const again = await app.request('/api/openapi.json', { headers: { 'if-none-match': etag } })
  expect(again.status).toBe(304)
  expect(await again.text()).toBe('')
  expect((await app.request('/api/openapi.json', { headers: { 'if-none-match': '"drugo"' } })).status).toBe(200)
})
