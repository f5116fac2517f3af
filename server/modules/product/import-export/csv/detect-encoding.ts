import { open, type FileHandle } from 'node:fs/promises'
import { westernEvidence } from './code-page'

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1250' | 'windows-1252'

const chunkBytes = 256 * 1024

/** Detects the encoding (docs/rules/import-export.md#csv-detection). A few invalid bytes in valid UTF-8 do not make it another encoding. */
export async function detectEncoding(file: string): Promise<Encoding> {
  const handle = await open(file, 'r')
  try {
    const buffer = Buffer.alloc(chunkBytes)
    const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
    let [invalid, multibyte] = [0, 0]
    for (let first = true; ; first = false) {
      const { bytesRead } = await handle.read(buffer, 0, chunkBytes)
      if (first) {
        const fromMark = byteOrderMark(buffer.subarray(0, bytesRead))
        if (fromMark) return fromMark
      }
      const text = decoder.decode(buffer.subarray(0, bytesRead), { stream: bytesRead > 0 })
      invalid += count(text, /\ufffd/g)
      multibyte += count(text, /[^\0-\x7f\ufffd]/g)
      if (bytesRead === 0) return invalid > 0 && multibyte < invalid * 10 ? await detectCodePage(handle) : 'utf-8'
    }
  } finally {
    await handle.close()
  }
}

/** Windows-1252 only with evidence for it; a tie is a Croatian file. */
async function detectCodePage(handle: FileHandle): Promise<Encoding> {
  const buffer = Buffer.alloc(chunkBytes)
  let western = 0
  for (let at = 0; ;) {
    const { bytesRead } = await handle.read(buffer, 0, chunkBytes, at)
    if (bytesRead === 0) return western > 0 ? 'windows-1252' : 'windows-1250'
    western += westernEvidence(buffer.toString('latin1', 0, bytesRead))
    at += bytesRead
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
