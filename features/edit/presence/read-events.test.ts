import { expect, it } from 'vitest'
import { readEvents } from './read-events'

async function eventsOf(...parts: string[]) {
  const encoder = new TextEncoder()
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      for (const part of parts) controller.enqueue(encoder.encode(part))
      controller.close()
    },
  })
  const events: unknown[] = []
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
])('reads %s', async (_, parts, events) => expect(await eventsOf(...parts)).toEqual(events))
