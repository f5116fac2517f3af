/** One Server-Sent Event: its data as JSON, and the id by which a reader resumes. */
export type ServerSentEvent = { id: string | null; data: unknown }

/**
 * The Server-Sent Events in a stream; comments, incomplete events and what is no JSON are left out. `onPart` is called whenever anything arrives, a heartbeat
 * too.
 */
export async function* readEvents(body: ReadableStream<Uint8Array<ArrayBuffer>>, onPart?: () => void): AsyncGenerator<ServerSentEvent> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      onPart?.()
      text += part.value.replaceAll('\r\n', '\n')
      const blocks = text.split('\n\n')
      text = blocks.pop() ?? ''
      for (const block of blocks) yield* eventOf(block)
    }
  } finally {
    await reader.cancel().catch(() => {})
  }
}

function eventOf(block: string): ServerSentEvent[] {
  const lines = block.split('\n')
  const valuesOf = (field: string) =>
    lines.flatMap((line) => (line.startsWith(`${field}:`) ? [line.slice(field.length + 1).trimStart()] : []))
  const data = valuesOf('data').join('\n')
  if (data === '') return []
  try {
    return [{ id: valuesOf('id').at(-1) ?? null, data: JSON.parse(data) }]
  } catch {
    return []
  }
}
