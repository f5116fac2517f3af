import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { answerUnknownCall } from './not-found'

const app = new Hono()
app.notFound((c) => answerUnknownCall(app, c))
app.use((_, next) => next())
app.post('/api/order/:id', (c) => c.text('ok'))
app.get('/api/docs/:name', (c) => c.notFound())
app.delete('/api/order/:id', (c) => c.text('ok'))

it('names the methods of a path that has no such call (docs/rules/platform.md#wrong-method)', async () => {
  const response = await app.request('/api/order/7')
  expect(response.status).toBe(405)
  expect(response.headers.get('allow')).toBe('POST, DELETE')
  expect(await response.json()).toMatchObject({ errored: true, statusCode: 405, data: { code: 'METHOD_NOT_ALLOWED' } })
})

it.each(['/api/nema', '/api/docs/nema'])('answers 404 to %s, which no call has or finds', async (path) => {
  const response = await app.request(path)
  expect(response.status).toBe(404)
  expect(response.headers.get('allow')).toBeNull()
})
