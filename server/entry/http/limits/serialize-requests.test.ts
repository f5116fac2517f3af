import { setTimeout as pause } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { localServer } from '@/tests/support/http/local-server'
import { serializeRequests } from './serialize-requests'

const { listen, sendRaw } = localServer()

it('requests that a client sends ahead are handled one after another', async () => {
  const events: string[] = []
  await listen(
    serializeRequests(async (req, res) => {
      events.push(`begins ${req.url}`)
      await pause(5)
      events.push(`ends ${req.url}`)
      res.end(req.url)
    }),
  )
  const request = (path: string, last = false) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n${last ? 'Connection: close\r\n' : ''}\r\n`
  const answers = await sendRaw(request('/1') + request('/2') + request('/3', true))
  expect(events).toEqual(['begins /1', 'ends /1', 'begins /2', 'ends /2', 'begins /3', 'ends /3'])
  expect(answers.match(/HTTP\/1\.1 200/g)).toHaveLength(3)
})
