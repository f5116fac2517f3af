/** The data of Server-Sent Events in a stream, as JSON; comments and incomplete events are left out. */
export async function* readEvents(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      text += part.value.replaceAll('\r\n', '\n')
      const blocks = text.split('\n\n')
      text = blocks.pop() ?? ''
      for (const block of blocks) yield* dataOf(block)
    }
  } finally {
    await reader.cancel().catch(() => {})
  }
}

function dataOf(block: string): unknown[] {
  const data = block
    .split('\n')
    .flatMap((line) => (line.startsWith('data:') ? [line.slice(5).trimStart()] : []))
    .join('\n')
  if (data === '') return []
  try {
    return [JSON.parse(data)]
  } catch {
    return []
  }
}
