import { expect, it } from 'vitest'
import { readEvents, type ServerSentEvent } from './read-events'

async function readAll(...parts: string[]) {
  const encoder = new TextEncoder()
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      for (const part of parts) controller.enqueue(encoder.encode(part))
      controller.close()
    },
  })
  const events: ServerSentEvent[] = []
  for await (const event of readEvents(body)) events.push(event)
  return events
}

// docs/rules/editing.md#presence
it.each<[string, string[], unknown[]]>([
  ['one event', ['data: {"event":"who"}\n\n'], [{ event: 'who' }]],
  ['an event in pieces', ['da', 'ta: {"ev', 'ent":"who"}\n', '\n'], [{ event: 'who' }]],
  ['several events and a heartbeat', [': ping\n\ndata: 1\n\nevent: who\r\ndata: 2\r\n\r\n'], [1, 2]],
  ['data of several lines', ['data: [1,\ndata: 2]\n\n'], [[1, 2]]],
  ['an event cut off', ['data: 1\n\ndata: 2'], [1]],
  ['what is no JSON', ['data: <html>\n\ndata: 3\n\n'], [3]],
])('reads %s', async (_, parts, data) => expect((await readAll(...parts)).map((event) => event.data)).toEqual(data))

it('reads where a reader resumes', async () =>
  expect(await readAll('id: 71\nevent: a\ndata: 1\n\ndata: 2\n\n')).toEqual([
    { id: '71', data: 1 },
    { id: null, data: 2 },
  ]))
