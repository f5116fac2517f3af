/** Reads Server-Sent Events of a response one after the other; heartbeats are left out. */
export function eventsOf<Event>({ body }: Response) {
  if (!body) throw new Error('The response has no body.')
  const reader = body.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  let lastId: string | undefined

  /** The next event, or null at the end. */
  async function next(): Promise<Event | null> {
    for (;;) {
      const end = rest.indexOf('\n\n')
      if (end >= 0) {
        const block = rest.slice(0, end)
        rest = rest.slice(end + 2)
        lastId = /^id: (.+)$/m.exec(block)?.[1] ?? lastId
        const data = block.split('\n').find((line) => line.startsWith('data: '))
        if (data) return JSON.parse(data.slice(6))
        continue
      }
      const { done, value } = await reader.read()
      if (done) return null
      rest += value
    }
  }

  return {
    next,
    /** What a reader sends as Last-Event-ID. */
    lastId: () => lastId,
    /** Skips events until one is wanted. Fails at the end of the stream. */
    async until(isWanted: (event: Event) => boolean): Promise<Event> {
      for (;;) {
        const event = await next()
        if (event === null) throw new Error('The stream ended before the event.')
        if (isWanted(event)) return event
      }
    },
    /** Skips all events until the end. */
    async ended() {
      while ((await next()) !== null);
    },
    close: () => reader.cancel(),
  }
}
