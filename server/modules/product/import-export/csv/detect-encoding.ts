import { open } from 'node:fs/promises'

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1250'

const chunkBytes = 256 * 1024

/**
 * How a file's letters are written. A byte order mark says it; otherwise a file that is no UTF-8 is what Croatian Excel saves as "CSV", Windows-1250. A few
 * broken bytes in a file full of good UTF-8 do not make it another encoding.
 */
export async function detectEncoding(file: string): Promise<Encoding> {
  const handle = await open(file, 'r')
  try {
    const buffer = Buffer.alloc(chunkBytes)
    const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
    let [broken, whole] = [0, 0]
    for (let first = true; ; first = false) {
      const { bytesRead } = await handle.read(buffer, 0, chunkBytes)
      if (first) {
        const marked = byteOrderMark(buffer.subarray(0, bytesRead))
        if (marked) return marked
      }
      const text = decoder.decode(buffer.subarray(0, bytesRead), { stream: bytesRead > 0 })
      broken += count(text, /\ufffd/g)
      whole += count(text, /[^\0-\x7f\ufffd]/g)
      if (bytesRead === 0) return broken > 0 && whole < broken * 10 ? 'windows-1250' : 'utf-8'
    }
  } finally {
    await handle.close()
  }
}

function byteOrderMark(start: Buffer): Encoding | null {
  if (start[0] === 0xef && start[1] === 0xbb && start[2] === 0xbf) return 'utf-8'
  if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le'
  return start[0] === 0xfe && start[1] === 0xff ? 'utf-16be' : null
}

function count(text: string, pattern: RegExp) {
  return text.match(pattern)?.length ?? 0
}
