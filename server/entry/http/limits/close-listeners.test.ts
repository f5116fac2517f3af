import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { expect, it } from 'vitest'
import { trackRequest } from '@/server/core/process/idle'
import { createRenderPermits } from './render-permits'
import { serializeRequests } from './serialize-requests'

// Next adds up to six of its own; more than ten are warned of.
it('adds one listener to a response that passes the whole server', async () => {
  const req = new IncomingMessage(new Socket())
  const res = new ServerResponse(req)
  serializeRequests(() => trackRequest(res))(req, res)
  await createRenderPermits({ permits: 1, heldMs: 1 })(res)
  expect(res.listenerCount('close')).toBe(1)
  res.emit('close')
})
