import { Agent } from 'node:http'
import { describe, expect, it } from 'vitest'
import { servedHandler } from '@/tests/support/http/served-handler'

const { serve, send } = servedHandler()

describe('a body', () => {
  it('over the limit is refused without a declared length', async () => {
    await serve(async (req, res) => {
      for await (const _ of req);
      res.end('read')
    })
    const answer = await send({ path: '/api/x', method: 'POST', headers: { 'transfer-encoding': 'chunked' }, body: 'x'.repeat(1_100_000) })
    expect(answer.status).toBe(413)
    expect(answer.headers['x-request-id']).toBe(JSON.parse(String(answer.body)).data.requestId)
  })

  it('within the limit arrives complete', async () => {
    await serve(async (req, res) => {
      let bytes = 0
      for await (const chunk of req) bytes += Buffer.byteLength(chunk)
      res.end(String(bytes))
    })
    const answer = await send({ path: '/api/x', method: 'POST', headers: { 'transfer-encoding': 'chunked' }, body: 'x'.repeat(900_000) })
    expect(answer.body.toString()).toBe('900000')
  })

  // docs/rules/platform.md#json-limits
  it('that is large begins in a turn of the event loop of its own', async () => {
    let turn = 0
    const count = () => void (turn++, (counting = setImmediate(count)))
    let counting = setImmediate(count)
    const turns: number[] = []
    await serve(async (_, res) => {
      turns.push(turn)
      res.end()
    })
    // Open connections: new ones are accepted one in each turn.
    const agent = new Agent({ keepAlive: true })
    const sendAll = (body: string) => Promise.all(Array.from({ length: 12 }, () => send({ path: '/api/x', method: 'POST', body, agent })))
    await sendAll('')
    turns.length = 0
    await sendAll('x'.repeat(5000))
    clearImmediate(counting)
    agent.destroy()
    expect(new Set(turns).size).toBe(12)
  })
})
